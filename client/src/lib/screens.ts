/** Sizes of windows that more than one part of the page asks for. */

/** The panel of a table stands beside the board, also on a phone that lies on its side; elsewhere it is a sheet below it. */
export const BESIDE = "(min-width: 1000px), (min-width: 640px) and (max-height: 500px)";

/** A phone on its side. */
export const LOW = "(min-width: 640px) and (max-height: 500px)";
