/** The attributes of every tag of a kind, as written by our own renderer. */
export function tagsIn(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );
}
