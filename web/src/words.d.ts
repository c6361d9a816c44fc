/** All catalogues of the site by `<language>/<name>`: `plugins/words.ts`. */
declare module "virtual:words" {
  const catalogues: Record<string, () => Promise<{ default: string }>>;
  export default catalogues;
}
