// Lint of the page: recommended rules, and the direction in which folders of `src` may import each other.
import { readdirSync } from "node:fs";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Folders from top to bottom. A folder may import from the lines below its own, not from its own line or from above. */
const LAYERS = [
  ["dev", "offline"],
  ["pages", "puzzles", "replay", "report", "study"],
  ["table"],
  ["notifications"],
  ["people", "email"],
  ["coach", "rulebook", "sound"],
  ["games"],
  ["boardkit"],
  ["ui"],
  ["session", "art"],
  ["model"],
  ["playback"],
  ["boot"],
  ["net"],
  ["i18n"],
  ["prefs"],
  ["protocol"],
  ["generated"],
];

const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Forbid static and dynamic imports whose path matches. */
function forbid(files, regex, message) {
  return {
    files: files.map((pattern) => `${pattern}.{ts,svelte}`),
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": ["error", { selector: `ImportExpression > Literal[value=/${regex.replaceAll("/", "\\/")}/]`, message }],
    },
  };
}

/** The path of an import that leaves its folder for one of these. */
const into = (names) => `^(\\.\\./)+(${names.join("|")})(/|$)`;

const direction = LAYERS.flatMap((layer, depth) =>
  layer.map((folder) => {
    const above = [...LAYERS.slice(0, depth).flat(), ...layer.filter((other) => other !== folder), "testing", "App\\.svelte", "main"];
    return forbid([`src/${folder}/**/*`], into(above), `${folder}/ must not import from a folder beside or above it`);
  }),
);

// A game's folder knows neither the registry that loads it nor another game.
const games = GAMES.map((game) => {
  const above = LAYERS.slice(
    0,
    LAYERS.findIndex((layer) => layer.includes("games")),
  ).flat();
  const names = [...above, "testing", "registry", "loadGame", "PlainTable\\.svelte", ...GAMES.filter((other) => other !== game)];
  return forbid([`src/games/${game}/**/*`], into(names), "a game imports boardkit and what is below it, and no other game");
});

export default defineConfig(
  { ignores: ["node_modules", "public", ".fixtures", "src/generated"] },
  tseslint.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that the compiler would drop
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced as a whole, in $state.raw
    },
  },
  {
    files: ["**/*.test.ts", "src/testing/**"],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
  ...direction,
  ...games,
);
