/** An address that contains a drawing. */
export function toDataUrl({ svg }: { svg: string }): string {
  return `data:image/svg+xml,${svg.replaceAll(/[#%<>"]/g, encodeURIComponent)}`;
}
