// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TYPES, typescript } from "../types.js";

it("has the types of the wire that the schema of the server says: run python tools/protocol.py", async () => {
  expect(readFileSync(TYPES, "utf-8")).toBe(await typescript());
});
