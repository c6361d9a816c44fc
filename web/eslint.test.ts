import { ESLint } from "eslint";
import { expect, it } from "vitest";

const eslint = new ESLint();

/** The rules that a file of this text breaks. */
async function broken(path: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: path });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

it("keeps the folders of lib in layers", async () => {
  const upwards = 'import { Turn } from "$lib/table/turn.svelte";\nexport const turn = Turn;\n';
  const downwards = 'import { api } from "$lib/net/api";\nexport const get = api.get;\n';
  expect(await broken("src/lib/board/x.ts", upwards)).toEqual(["no-restricted-imports"]);
  expect(await broken("src/lib/board/x.ts", downwards)).toEqual([]);
  const deeper =
    'import { Replay } from "$lib/table/replay/replay.svelte";\nexport const replay = Replay;\n';
  expect(await broken("src/lib/board/keys/x.ts", deeper)).toEqual(["no-restricted-imports"]);
}, 60_000);

it("checks Svelte files", async () => {
  const list = "{#each [1, 2] as one}{one}{/each}\n";
  expect(await broken("src/pages/X.svelte", list)).toEqual(["svelte/require-each-key"]);
  const raw = '<script lang="ts">let { text }: { text: string } = $props();</script>{@html text}\n';
  expect(await broken("src/pages/X.svelte", raw)).toEqual(["svelte/no-at-html-tags"]);
});
