/** An address that contains a drawing: valid, and without spaces where an image has several addresses. */
export function toDataUrl({ svg }: { svg: string }): string {
  return `data:image/svg+xml,${svg.replaceAll(/[^\w!$&'()*+,./:;=?@~-]/g, encodeURIComponent)}`;
}
