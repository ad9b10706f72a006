/** Tests of components find the words of both boards. */

import { PARTS } from "../src/lib/words";
import { words } from "../src/lib/words.svelte";

if (typeof document !== "undefined") await words.need(...PARTS);
