/** The part of subset-font that is used; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: undefined,
    options: {
      keepAllGlyphs: true;
      targetFormat: 'sfnt';
      variationAxes: Record<string, number>;
    },
  ): Promise<Buffer>;
}
