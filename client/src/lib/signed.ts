/** A change as people write it: +2, −1. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** The minus of numbers in a text, as people write it. */
export function minus(text: string | number): string {
  return String(text).replace(/(^|[\s(])-(?=\d)/g, "$1−");
}
