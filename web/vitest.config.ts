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
    },
  }),
);
