/** Which symbols of a test are met: all but those that the rules say are missing. */

import type { Icon } from "../generated/darkest-doom";

export function ticked(wanted: Icon[], missing: Icon[]): boolean[] {
  const left = [...missing];
  // The last of equal symbols is the one that is missing.
  return wanted
    .map((_, n) => wanted[wanted.length - 1 - n]!)
    .map((icon) => {
      const at = left.indexOf(icon);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .reverse();
}
