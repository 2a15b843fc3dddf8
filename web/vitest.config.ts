// Separate from vite.config.ts, so that the page is built without the packages that only tests need.
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/testing/setup.ts"],
      pool: "vmThreads", // one context per file, as by default, but the environment is loaded once per worker
      testTimeout: 60_000, // a busy machine may be slow
      hookTimeout: 60_000,
    },
  }),
);
