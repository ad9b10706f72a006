/** Writes the types of the wire and of views, from the schemas that the server publishes. Run by tools/protocol.py. */

import { compile } from "json-schema-to-typescript";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where types are made from, and where they go: those of the wire, and those of what each game tells. */
export const MADE = ["protocol", "sanctum-view", "darkest-doom-view"].map((name) => ({
  schema: at(`../docs/${name}.json`),
  types: at(`src/generated/${name.replace("-view", "")}.ts`),
  banner: `/** Made by tools/protocol.py from docs/${name}.json; change the types of the server. */\n`,
}));

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
export async function typescript({ schema, types, banner }) {
  const read = JSON.parse(readFileSync(schema, "utf-8").replaceAll("#/components/schemas/", "#/$defs/"));
  const $defs = older(read.components?.schemas ?? read.$defs);
  const names = Object.keys($defs);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const root = { type: "object", properties, required: names, $defs };
  const made = await compile(root, "Types", { additionalProperties: false, bannerComment: banner, format: false, unknownAny: false });
  return format(made, { ...(await resolveConfig(types)), filepath: types });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const one of MADE) writeFileSync(one.types, await typescript(one));
