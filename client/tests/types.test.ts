// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MADE, typescript } from "../types.js";

it.each(MADE)("has the types that the published schema says, in $types: run python tools/protocol.py", async (one) => {
  expect(readFileSync(one.types, "utf-8")).toBe(await typescript(one));
});
