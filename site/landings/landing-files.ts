import type { Locale } from '../i18n/locales.ts';

/** The table of landings. */
export const TABLE_FILE = 'site/landings/index.ts';

/** The other modules in the folder of landings: no landing may have the name of one. */
export const OTHER_FILES: readonly string[] = [
  TABLE_FILE,
  'site/landings/landing.ts',
  'site/landings/landing-files.ts',
  'site/landings/landings-from.ts',
  'site/landings/persona-landing.ts',
  'site/landings/row-text.ts',
  'site/landings/texts.ts',
];

/** The file of a landing: `site/landings/self-employed.ts`. */
export function landingFile(name: string): string {
  return `site/landings/${fileName(name)}.ts`;
}

/** The messages of a language. */
export function messageFile(locale: Locale): string {
  return `site/i18n/messages/${locale}.json`;
}

/** `selfEmployed` as files and addresses write it: `self-employed`. */
export function fileName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** How the ids of a landing's own messages begin. */
export function ownPrefix(name: string): string {
  return `landing.${name}.`;
}

/** The landing whose own message an id is, and the part of the id after its prefix. */
export function ownerOfId(id: string): { name: string; part: string } | undefined {
  const [, name, part] = id.match(/^landing\.([^.]*)\.(.+)$/) ?? [];
  return name === undefined || part === undefined ? undefined : { name, part };
}

/** Turns the ids of one landing's own messages into those of another; all else stays as it is. */
export function ownIds(from: string, to: string): (id: string) => string {
  const [before, after] = [ownPrefix(from), ownPrefix(to)];
  return (id) => (id.startsWith(before) ? after + id.slice(before.length) : id);
}
