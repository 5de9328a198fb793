/** A value as JSON that can stand in a script element: no tag can begin or end in it. */
export function formatEmbeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
