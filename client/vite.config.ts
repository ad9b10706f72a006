import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { cells } from "./cells.ts";
import { compressed } from "./compressed.ts";

const server = process.env.DAWNBREACH_SERVER ?? "http://127.0.0.1:8020";

export default defineConfig({
  plugins: [svelte(), cells(), compressed()],
  build: {
    outDir: "../src/dawnbreach/server/http/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What many pages share is one file, and so is what every table needs: each costs a request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: /src\/lib\/(?!Curve|axis|numbers)/, minShareCount: 3 },
            { name: "play", test: /src\/(lib\/(ClauseText|heroes|light|notifications|refocus|screens|socket)|table\/Choices|art\/)/ },
            { name: "doom", test: /src\/doom\/(names|offers|art\/(Icon|Place|Beast|Figure|icons))/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
});
