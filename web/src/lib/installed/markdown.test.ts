import { expect, it } from "vitest";
import { rulesSections } from "./markdown";

it("makes a section of every heading, with its prompts", () => {
  const [first, second] = rulesSections(
    "# Fiera\n\n## Buying\n<!-- prompts: market, paying -->\nPay *at once*.\n\n## End\nCount.\n",
  );
  expect(first).toEqual({
    title: "Buying",
    prompts: ["market", "paying"],
    html: "<p>Pay <em>at once</em>.</p>\n",
  });
  expect(second?.prompts).toEqual([]);
});

it.each([
  ["<img src=x onerror=alert(1)>", "<img"],
  ["a <b onclick=alert(1)>b</b>", "<b "],
  ["[x](javascript:alert(1))", "href"],
  ['[x](https://a.example/"onmouseover="alert)', '"onmouse'],
  ["![x](https://a.example/p.png)", "<img"],
])("lets no markup of a game's author through: %s", (text, refused) => {
  expect(rulesSections(`## A\n${text}\n`)[0]?.html).not.toContain(refused);
});
