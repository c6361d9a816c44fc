/** Converts rules in Markdown to a list of sections. */

import { Marked } from "marked";

/** A section of a game's rules. */
export interface Section {
  title: string;
  /**
   * The prompts at which the rules drawer opens this section: `<!-- prompts: market, paying -->`.
   */
  prompts: string[];
  html: string;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Escapes HTML within Markdown and allows only http and https links. */
const marked = new Marked({
  async: false,
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      if (!/^https?:\/\/[^"'<>\s]+$/.test(href)) return inner;
      return `<a href="${escaped(href)}" rel="noreferrer">${inner}</a>`;
    },
  },
});

export function rulesSections(source: string): Section[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...rest] = part.split("\n");
      const body = rest.join("\n");
      const prompts = /<!-- prompts: (.*?) -->/.exec(body)?.[1] ?? "";
      return {
        title: title.trim(),
        prompts: prompts.split(/[ ,]+/).filter(Boolean),
        html: marked.parse(body.replace(/<!--.*?-->/gs, "")) as string,
      };
    });
}
