import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Makes files of dev.html for tools that load it hundreds of times; `vite` alone makes each of its modules anew. */
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: { outDir: "../build/dev", emptyOutDir: true, target: "es2022", rolldownOptions: { input: "dev.html" } },
});
