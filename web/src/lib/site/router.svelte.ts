/** The current page, synchronised with the browser's history. */

/** A page's name and the parts of the path it needs. */
export interface Route {
  page: string;
  game?: string;
  table?: string;
  line?: number;
  box?: string | undefined;
  /** The name of a variant's lesson. */
  lesson?: string | undefined;
  /** The handle of a person's statistics; none for one's own. */
  player?: string | undefined;
  /** The id of a puzzle. */
  puzzle?: string | undefined;
  /** The id of a deal. */
  deal?: string | undefined;
}

/** The route of a path; unknown paths lead to the page `missing`. */
export function parse(path: string): Route {
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "missing" };
  switch (first) {
    case "":
      return { page: "home" };
    case "learn":
      if (second) return { page: "learn", game: second, lesson: third };
      break;
    case "new":
    case "rules":
    case "box":
      if (second && !third) return { page: first, game: second };
      break;
    case "table":
      if (second && !third) return { page: "table", table: second };
      break;
    case "replay":
      if (second && (third === undefined || /^\d+$/.test(third))) {
        const line = third === undefined ? undefined : Number(third);
        return { page: "replay", table: second, line };
      }
      break;
    case "leaderboard":
    case "statistics":
      if (!third) return { page: first, game: second };
      break;
    case "player":
      if (!third) return { page: "player", player: second };
      break;
    case "deals":
      if (!third) return second ? { page: "deal", deal: second } : { page: "deals" };
      break;
    case "puzzles":
      if (!third) return second ? { page: "puzzle", puzzle: second } : { page: "puzzles" };
      break;
    case "boxes":
      if (!third) return { page: "boxes", box: second };
      break;
    case "history":
    case "account":
    case "settings":
    case "notifications":
    case "confirm":
    case "reset":
    case "operator":
    case "bots":
      if (!second) return { page: first };
      break;
  }
  return { page: "missing" };
}

export class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  route: Route = $derived(parse(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** Navigate to another page. */
  go(to: string, how: { replace?: boolean } = {}): void {
    const before = location.pathname;
    history[how.replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    if (before !== location.pathname && !how.replace) scrollTo(0, 0);
  }

  /** Links inside the site navigate without a page load. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || /^\/(api|docs)\//.test(url.pathname)) return;
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  };

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
