/** Lint rules of the client. Formatting is left to Prettier. */
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The folders of `src/lib`: each may import only from those before it. */
const LAYERS = [
  "words",
  "net",
  "site",
  "ui",
  "board",
  "frame",
  "generic",
  "installed",
  "stage",
  "table",
];

const layers = LAYERS.map((name, i) => ({
  files: [`src/lib/${name}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            group: [...LAYERS.slice(i + 1).map((above) => `$lib/${above}/*`), "$games/*", "../*"],
            message: `src/lib/${name} imports only from: ${LAYERS.slice(0, i).join(", ") || "nothing"}.`,
          },
        ],
      },
    ],
  },
}));

export default ts.config(
  { ignores: ["node_modules", "src/gen"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
      // TypeScript reports unused code itself (tsconfig.json).
      "@typescript-eslint/no-unused-vars": "off",
      // Sets and maps here are local or replaced as a whole; none is mutated while it is shown.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  ...layers,
);
