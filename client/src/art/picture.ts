/** Drawings as images: to the page each is one thing, however many shapes it is made of. */

import { LIGHT } from "./painted";

const made = new Map<string, string>();

/** The address of a drawing on a field of that size; what has the same name is drawn once. */
export function picture(name: string, size: number, draw: () => string): string {
  const known = made.get(name);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${LIGHT}${draw()}</svg>`;
  const address = `data:image/svg+xml,${svg.replace(/[^\w .,:;=()/-]/g, encodeURIComponent)}`;
  made.set(name, address);
  return address;
}
