/**
 * The module `virtual:words`: all Fluent catalogues of the site by `<language>/<name>`, loaded on
 * demand. Those that are always needed together are one file, which is smaller and is asked for once.
 */

import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:words";
/** Catalogues of other programs. */
const OTHERS = /^(cli|client|server)(-|$)/;
/** The name of the file with the texts that every page needs. */
export const SITE = "site";

/** Where a catalogue goes: into the file of the site, of its game, or into one of its own. */
export function fileOf(name: string, games: readonly string[]): string {
  if (name === "common" || name === "web") return SITE;
  const game = games.find((one) => name.endsWith(`-${one}`));
  const kind = game && name.slice(0, -game.length - 1);
  return kind && ["web", "about", "preview", "first"].includes(kind) ? game : name;
}

/** A catalogue without its comments and the lines between messages. */
export function plain(source: string): string {
  return source
    .replace(/^#.*\n?/gm, "")
    .replace(/\n\s*\n(?=\S)/g, "\n")
    .trim();
}

/** The catalogues of each file, by `<language>/<file>`. */
async function found(locales: string, engine: string): Promise<Map<string, string[]>> {
  const folders = [locales];
  const games: string[] = [];
  for (const one of await readdir(engine, { withFileTypes: true })) {
    const words = join(engine, one.name, "texts", "words");
    const there = one.isDirectory() && (await readdir(words).catch(() => [])).length > 0;
    if (!there) continue;
    folders.push(words);
    games.push(one.name.replaceAll("_", "-"));
  }
  const files = new Map<string, string[]>();
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const name = basename(entry.name, ".ftl");
      if (name === entry.name || OTHERS.test(name)) continue;
      const key = `${basename(entry.parentPath)}/${fileOf(name, games)}`;
      files.set(key, [...(files.get(key) ?? []), join(entry.parentPath, entry.name)].sort());
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `locales` has the catalogues of the site, `engine` the packages of the games. */
export function words(locales: string, engine: string): Plugin {
  return {
    name: "contrada-words",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}.js` : null),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const files = await found(locales, engine);
      const key = id.slice(MODULE.length + 2, -".js".length);
      if (key) {
        const paths = files.get(key) ?? [];
        for (const path of paths) this.addWatchFile(path);
        const sources = await Promise.all(paths.map((path) => readFile(path, "utf-8")));
        return `export default ${JSON.stringify(sources.map(plain).join("\n"))}`;
      }
      const rows = [...files.keys()].map(
        (one) => `${JSON.stringify(one)}: () => import("${MODULE}/${one}")`,
      );
      return `export default { ${rows.join(",\n")} }`;
    },
  };
}
