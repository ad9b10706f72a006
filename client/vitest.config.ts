import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    resolve: { conditions: ["browser"] },
    // One world for all files: making one for each takes as long as all the tests.
    test: {
      environment: "jsdom",
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/words.setup.ts"],
    },
  }),
);
