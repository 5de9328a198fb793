/** A value as JSON that can stand in a script element: no tag can begin or end in it. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
