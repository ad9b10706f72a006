/** A change as people write it: +2, −1. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
