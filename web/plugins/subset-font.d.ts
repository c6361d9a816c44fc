/** What this build uses of `subset-font`, which comes without types. */
declare module "subset-font" {
  export default function subsetFont(
    source: Buffer,
    text: string,
    options: { targetFormat: "woff2"; noHinting: boolean; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
