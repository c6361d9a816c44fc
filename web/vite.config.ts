import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { typefaces } from "./plugins/typefaces";
import { words } from "./plugins/words";
import { rulesSections } from "./src/lib/installed/markdown";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Converts rules in Markdown to sections at build time, so that the bundle needs no parser. */
function rules(): Plugin {
  return {
    name: "contrada-rules",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      const sections = rulesSections(source);
      return { code: `export default ${JSON.stringify(sections)}`, map: null };
    },
  };
}

/**
 * Beside every asset its compressed form, so that the server need not compress. It is made from the
 * written files: until then Vite still replaces marks in them.
 */
function compressed(): Plugin {
  return {
    name: "contrada-compressed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const source = await readFile(join(dir, name));
        await writeFile(join(dir, `${name}.gz`), gzipSync(source, { level: 9 }));
      }
    },
  };
}

/** The service worker, with the hash of the whole build in it: every build has another worker. */
function worker(): Plugin {
  return {
    name: "contrada-worker",
    apply: "build",
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join("\n");
      const hash = createHash("sha256").update(names).digest("hex").slice(0, 16);
      const source = (await readFile(here("./src/worker.js"), "utf-8")).replaceAll(
        "__BUILD__",
        hash,
      );
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** The typefaces, cut to the characters of these folders. */
const CUT = here("./node_modules/.typefaces");
const TEXTS = ["./src", "../src/contrada/locales", "../src/contrada/games"].map(here);

/** `vite build --mode harness` builds the test page for boards, which is not part of the product. */
export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    rules(),
    words(here("../src/contrada/locales"), here("../src/contrada/games")),
    typefaces(here("./node_modules"), CUT, TEXTS),
    worker(),
    compressed(),
  ],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $gen: here("./src/gen"),
      $games: here("./src/games"),
      $locales: here("../src/contrada/locales"),
      $engine: here("../src/contrada/games"),
      $typefaces: CUT,
    },
  },
  build: {
    outDir: mode === "harness" ? here("../build/harness") : here("../src/contrada/web"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { input: mode === "harness" ? here("./harness.html") : here("./index.html") },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
    fs: { allow: [here("..")] },
  },
  test: { include: ["src/**/*.test.ts", "plugins/*.test.ts", "*.test.ts"] },
}));
