import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Builds dev.html for tools that load it hundreds of times; the dev server would transform every module again. */
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: { outDir: "../build/dev", emptyOutDir: true, target: "es2022", rolldownOptions: { input: "dev.html" } },
});
