import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { MADE, typescript } from "../types.js";

test.each(MADE)("types are those of the published schema: $types", async (one) => {
  expect(readFileSync(one.types, "utf-8")).toBe(await typescript(one));
});
