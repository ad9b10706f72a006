import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["fixtures/", "node_modules/", "src/generated/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // The compiler says it.
      "@typescript-eslint/no-unused-vars": "off",
      // Pips and slots have no identity: they are updated by their place.
      "svelte/require-each-key": "off",
      // A space at the rim of a block has to be written as {" "}.
      "svelte/no-useless-mustaches": "off",
      // Maps in classes are caches that nothing on the page hangs on.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Tests turn views over.
    files: ["tests/**"],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
);
