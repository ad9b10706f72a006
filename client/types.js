/** Writes the types of the wire, from the schema that the server publishes. Run by tools/protocol.py. */

import { compile } from "json-schema-to-typescript";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";

const SCHEMA = fileURLToPath(new URL("../docs/protocol.json", import.meta.url));
export const TYPES = fileURLToPath(new URL("src/generated/protocol.ts", import.meta.url));
const BANNER = "/** Made by tools/protocol.py from docs/protocol.json; change the types of the server. */\n";

/** Only what is strict is said by clients, who may leave out what has a default; the server leaves out nothing. */
const isSaid = (schema) => schema.additionalProperties === false;

/** The same in words that the generator knows: tuples as in older drafts, objects of anything, no limits of lists. */
function older(schema) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(older);
  const { prefixItems, minItems, maxItems, ...rest } = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, older(one)]));
  if (prefixItems) return { ...rest, items: prefixItems, minItems, maxItems };
  if (rest.type !== "object") return rest;
  if (!rest.properties) return { additionalProperties: true, ...rest };
  return isSaid(rest) ? rest : { ...rest, required: Object.keys(rest.properties) };
}

/** All types, by the names of the schema. */
export async function typescript() {
  const { components } = JSON.parse(readFileSync(SCHEMA, "utf-8").replaceAll("#/components/schemas/", "#/$defs/"));
  const $defs = older(components.schemas);
  const names = Object.keys($defs);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const root = { type: "object", properties, required: names, $defs };
  const made = await compile(root, "Types", { additionalProperties: false, bannerComment: BANNER, format: false, unknownAny: false });
  return format(made, { ...(await resolveConfig(TYPES)), filepath: TYPES });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TYPES, await typescript());
