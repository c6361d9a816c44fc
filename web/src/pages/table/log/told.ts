/** What is said aloud after a change: few words, once. */

/** The last lines, and before them how many others there were. */
export function saying(
  lines: readonly string[],
  prompt: string,
  before: (count: number) => string,
  most = 3,
): string {
  const kept = lines.slice(-most);
  const left = lines.length - kept.length;
  return [...(left > 0 ? [before(left)] : []), ...kept, prompt].filter(Boolean).join(" ");
}
