/** What lies behind the demons of a family: burning hills, a marsh under a sick moon, ice. */
import { dot, one, type Shape } from "../../../art/shapes";

export const LANDS: Record<string, Shape[]> = {
  red: [
    ...one("far", "M0 100V62l14-8 8 4 14-30 6-3 8 2 12 26 10-6 8 6 20-9v56Z"),
    ...one(
      "spark",
      dot(12, 22, 1.2),
      dot(24, 38, 0.9),
      dot(88, 20, 1.3),
      dot(72, 12, 0.9),
      dot(93, 44, 1),
      dot(40, 10, 0.8),
      dot(6, 46, 0.9),
    ),
    ...one("near", "M0 100V82l18-4 10 5 20-6 16 7 14-5 22 6v15Z"),
  ],
  green: [
    ...one("light", dot(22, 20, 10)),
    ...one(
      "far",
      "M0 100V58c10-3 14 2 22 0V34l-8-10 9 5 1-14 2 15 8-7-7 12v22c14 5 30-4 46 1V30l-6-8 7 4 2-10 2 11 6-4-6 9v26c6 2 12 0 22-2v44Z",
    ),
    ...one("near", "M0 100V84c16-6 30 3 48-2s34 4 52-2v20Z"),
  ],
  blue: [
    ...one("far", "M0 100V70L12 44l8 14 14-34 12 30 8-12 14 22 12-30 10 24 10-12v54Z"),
    ...one(
      "spark",
      dot(10, 14, 1),
      dot(28, 8, 0.8),
      dot(62, 10, 1.1),
      dot(90, 18, 1),
      dot(80, 6, 0.8),
      dot(46, 20, 0.7),
      dot(6, 34, 0.8),
      dot(96, 38, 0.8),
    ),
    ...one("near", "M0 100V84l12-8 12 7 18-9 14 8 20-7 24 8v17Z"),
  ],
};
