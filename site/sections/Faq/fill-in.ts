/**
 * Replaces every `{name}` of a text by its word.
 * @throws when a name has no word: nothing half filled in reaches a visitor
 */
export function fillIn(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`«${text}» names {${name}}, which nothing fills in.`);
    return word;
  });
}
