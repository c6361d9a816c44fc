/**
 * The same board in several frames of one page, each of its own size, so that one drawn frame of the
 * browser serves all of them. The frames lie on each other and are not painted; nothing that is
 * measured depends on that.
 */

import type { Extent, Seen } from "./sight/sight";

/** What the page of a frame gives. */
interface Inner extends Window {
  JSON: JSON;
  contrada?: { ready: boolean; sight: (at: unknown, next: unknown, how: Extent) => Promise<Seen> };
}

type Pair = readonly [at: unknown, next: unknown];

function frameOf(size: string, query: URLSearchParams): HTMLIFrameElement {
  const [width, height] = size.split("x");
  const frame = document.createElement("iframe");
  frame.style.cssText = `position: fixed; top: 0; left: 0; border: 0; opacity: 0`;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  frame.src = `?${query.toString()}`;
  return frame;
}

async function ready(frame: HTMLIFrameElement): Promise<void> {
  while (!(frame.contentWindow as Inner | null)?.contrada?.ready) {
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Look at one decision in one frame, with values of that frame. */
function look(frame: HTMLIFrameElement, pair: string, extent: Extent): Promise<Seen> {
  const inner = frame.contentWindow as Inner;
  const [at, next] = inner.JSON.parse(pair) as Pair;
  return inner.contrada!.sight(at, next, extent);
}

/** Open a frame for each size, and offer `sights`: for each decision what is seen at each size. */
export async function many(sizes: readonly string[], query: URLSearchParams): Promise<void> {
  const frames = sizes.map((size) => frameOf(size, query));
  document.body.style.overflow = "hidden";
  document.body.append(...frames);
  await Promise.all(frames.map(ready));
  const sights = async (pairs: readonly Pair[], extents: readonly Extent[]) => {
    const found: Seen[][] = [];
    for (const pair of pairs) {
      const text = JSON.stringify(pair);
      found.push(await Promise.all(frames.map((frame, i) => look(frame, text, extents[i]!))));
    }
    return found;
  };
  Object.assign(window, { contrada: { ready: true, sights } });
}
