/**
 * A path as the image of a mask, on the 24 units of an icon.
 * @param strokeWidth in these units
 */
export function createMask(path: string, strokeWidth: number, fill = 'none'): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${path}' fill='${fill}' stroke='black' stroke-width='${strokeWidth}' stroke-linecap='round' stroke-linejoin='round'/></svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>]/g, encodeURIComponent)}")`;
}
