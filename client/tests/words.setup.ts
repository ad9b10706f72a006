/** Tests of components find the words of both boards, and a window of no size; they wait as long as a busy machine takes. */

import { configure } from "@testing-library/svelte";
import { PARTS } from "../src/lib/words";
import { words } from "../src/lib/words.svelte";

if (typeof document !== "undefined") {
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  await words.need(...PARTS);
}

configure({ asyncUtilTimeout: 30_000 });
