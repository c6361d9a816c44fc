/**
 * Cuts the typefaces to the characters that the site's own texts use, before Vite reads them. Names
 * of players may need others: those are in a second file, which a browser fetches only for them.
 */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

interface Typeface {
  family: string;
  weight: string;
  /** The name of the files made from it. */
  name: string;
  /** The file of its Latin part in `node_modules`. */
  from: string;
}

const TYPEFACES: readonly Typeface[] = [
  {
    family: "Source Sans 3",
    weight: "200 900",
    name: "source-sans",
    from: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  },
  {
    family: "Literata",
    weight: "600",
    name: "literata",
    from: "@fontsource/literata/files/literata-latin-600-normal.woff2",
  },
];
/** The mark in the names of the second files. */
export const MORE = "-more";
/** Printable ASCII and the space that does not break, whether a text uses them or not. */
const ALWAYS = [...Array.from({ length: 95 }, (_, i) => 32 + i), 0xa0];
/** The Latin letters of names, and the signs that people write. */
const LATIN = [...Array.from({ length: 96 }, (_, i) => 160 + i), 0x131, 0x152, 0x153, 0x20ac];
/** Kerning and figures of one width; ligatures and alternates are not used. */
const FEATURES = ["kern", "tnum"];
/** Texts of the command line and of tests are not set in these typefaces. */
const TEXTS = /\.(svelte|ts|ftl|md|toml)$/;
const OTHERS = /(\.test\.ts|\/cli[^/]*\.ftl|\/(client|server)\.ftl)$/;

/** The code points of all texts in these folders, with those that every file needs. */
export async function charactersIn(folders: readonly string[]): Promise<number[]> {
  const found = new Set(ALWAYS);
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !TEXTS.test(path) || OTHERS.test(path)) continue;
      for (const one of await readFile(path, "utf-8")) found.add(one.codePointAt(0)!);
    }
  }
  return [...found].filter((code) => code >= 32).sort((a, b) => a - b);
}

/** Code points as a value of `unicode-range`, with neighbours joined. */
export function unicodeRange(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
}

function face({ family, weight }: Typeface, file: string, codes: readonly number[]): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${unicodeRange(codes)};
}
`;
}

/** Write the files of all typefaces and their style sheet, unless they are there already. */
async function cut(modules: string, folder: string, texts: readonly string[]): Promise<void> {
  const used = await charactersIn(texts);
  const more = LATIN.filter((code) => !used.includes(code)).sort((a, b) => a - b);
  const sources = await Promise.all(TYPEFACES.map(({ from }) => readFile(join(modules, from))));
  const hash = createHash("sha256").update(JSON.stringify([used, more, FEATURES]));
  for (const source of sources) hash.update(source);
  const mark = join(folder, hash.digest("hex").slice(0, 16));
  if (existsSync(mark)) return;
  await mkdir(folder, { recursive: true });
  let style = "";
  for (const [i, typeface] of TYPEFACES.entries()) {
    for (const [file, codes] of [
      [`${typeface.name}.woff2`, used],
      [`${typeface.name}${MORE}.woff2`, more],
    ] as const) {
      const part = await subsetFont(sources[i]!, String.fromCodePoint(...codes), {
        targetFormat: "woff2",
        noHinting: true,
        keepFeatures: FEATURES,
      });
      await writeFile(join(folder, file), part);
      style += face(typeface, file, codes);
    }
  }
  await writeFile(join(folder, "typefaces.css"), style);
  await writeFile(mark, "");
}

/**
 * Makes `folder/typefaces.css` from the npm packages in `modules` and the texts in `texts`, and asks
 * the browser for the first files together with the script, not after the style.
 */
export function typefaces(modules: string, folder: string, texts: readonly string[]): Plugin {
  return {
    name: "contrada-typefaces",
    async buildStart() {
      if (!process.env.VITEST) await cut(modules, folder, texts);
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith(".woff2") && !name.includes(MORE))
          .map((name) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: true,
              href: `/${name}`,
            },
            injectTo: "head" as const,
          })),
    },
  };
}
