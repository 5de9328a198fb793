/** The part of subset-font that is used; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Record<string, number>;
    /** Layout features to keep; all by default. */
    keepFeatures?: readonly string[];
    /** Entries of the table of names to keep besides those of the font's own name. */
    preserveNameIds?: readonly number[];
  }

  export default function subsetFont(
    font: Uint8Array,
    letters: string | undefined,
    options: Options & ({ keepAllGlyphs: true } | { keepAllGlyphs?: never }),
  ): Promise<Buffer>;
}
