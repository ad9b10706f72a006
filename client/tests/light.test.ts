import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { corruption, lightOf as overTheLand } from "../src/doom/light";
import { mix, shine, tinted } from "../src/lib/light";
import { lightOf as ofTheAct } from "../src/sanctum/light";

const SHEET = readFileSync("src/app.css", "utf8");
const INKS = ["ink", "ink-dim", "gold", "ember", "red", "green", "blue", "purple", "danger"].map(
  (name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(SHEET)![1]!,
);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const contrast = (ink: string, paper: string) => (luminance(ink) + 0.05) / (luminance(paper) + 0.05);

const land = (round: number, phase: "dawn" | "dusk", tendrils: number) => {
  const building = { area: "a", colour: "green", kind: "citadel", tendrils, corrupted: tendrils > 2, ally: null, points: 1, acolyte: null };
  return { round, phase, buildings: Array(7).fill(building) as never[], abysses: [] };
};
const LIGHTS = [
  ...[1, 2, 3, 4, 5, 6].map((act) => ofTheAct({ act, round: 0 })),
  ofTheAct({ act: 6, round: 1 }),
  ...[1, 4, 8].flatMap((round) =>
    (["dawn", "dusk"] as const).flatMap((phase) => [0, 3].map((tendrils) => overTheLand(land(round, phase, tendrils)))),
  ),
];

test("every act, every hour and every state of the land has a light of its own", () => {
  expect(new Set(LIGHTS).size).toBe(LIGHTS.length);
});

test("corruption is seen from the first tendril on and never more than whole", () => {
  expect([0, 1, 9].map((tendrils) => corruption(land(1, "dawn", tendrils)))).toEqual([0, 1 / 3, 1]);
});

test.each(LIGHTS)("all inks can be read in the light %s", (light) => {
  const paint = tinted(light);
  // The head of a panel is a little lighter than the rest of it.
  const papers = [paint["--ground"]!, paint["--panel"]!, paint["--panel-2"]!, mix(paint["--panel"]!, light, 0.05)];
  for (const paper of papers) for (const ink of INKS) expect(contrast(ink, paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
});

test("the page is as it was when the board is left", () => {
  const { style } = document.documentElement;
  const off = shine("#ff0000");
  expect(style.getPropertyValue("--light")).toBe("#ff0000");
  off();
  expect(style.getPropertyValue("--panel")).toBe("");
});
