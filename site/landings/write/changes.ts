import { mapValues } from '../../../lib/objects.ts';
import { LOCALES, type Localized } from '../../i18n/locales.ts';
import type { MessageTexts } from '../check/landing-problems.ts';
import type { Landing } from '../landing.ts';
import { landingFile, messageFile, ownIds, ownPrefix, TABLE_FILE } from '../landing-files.ts';
import { landingSource } from './landing-source.ts';
import { mapStrings } from './map-strings.ts';
import { withoutRow, withRow } from './table-row.ts';

/** A landing with all of its messages, as it is to be written. */
export interface WrittenLanding {
  name: string;
  landing: Landing;
  texts: MessageTexts;
}

/** The files that hold something of every landing. */
export interface SharedFiles {
  /** The source of `site/landings/index.ts`. */
  table: string;
  messages: MessageTexts;
}

/** A file of the project, from its folder, and what is to be in it. */
export interface WrittenFile {
  file: string;
  text: string;
}

/** A file that is written, or that goes: then its text is `null`. */
export type FileChange = WrittenFile | { file: string; text: null };

/** The files that a new or changed landing is written in. Its earlier messages make way. */
export function changesToWrite(
  { name, landing, texts }: WrittenLanding,
  { table, messages }: SharedFiles,
): WrittenFile[] {
  return [
    { file: landingFile(name), text: landingSource(name, landing) },
    { file: TABLE_FILE, text: withRow(table, name) },
    ...LOCALES.map((locale) => ({
      file: messageFile(locale),
      text: messageSource({ ...withoutMessages(messages[locale], name), ...texts[locale] }),
    })),
  ];
}

/** The files that change when a landing goes, with its messages. */
export function changesToRemove(name: string, { table, messages }: SharedFiles): FileChange[] {
  return [
    { file: landingFile(name), text: null },
    { file: TABLE_FILE, text: withoutRow(table, name) },
    ...LOCALES.map((locale) => ({
      file: messageFile(locale),
      text: messageSource(withoutMessages(messages[locale], name)),
    })),
  ];
}

/**
 * A copy of a landing under another name and at its own addresses, with copies of all its messages.
 * Nothing lists it, and it takes part in no experiment: its author asks for that.
 */
export function copyOfLanding(
  from: Pick<WrittenLanding, 'name' | 'landing'>,
  name: string,
  path: Localized,
  messages: MessageTexts,
): WrittenLanding {
  const idOf = ownIds(from.name, name);
  const { listing: _listing, ...landing } = from.landing;
  const sections = landing.sections.map((section) =>
    section.kind === 'hero' ? withoutExperiments(section) : section,
  );
  const texts = mapValues(messages, (all) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([id]) => isShown(id, from.name))
        .map(([id, text]) => [idOf(id), text]),
    ),
  );
  return { name, landing: { ...landing, sections: mapStrings(sections, idOf), path }, texts };
}

function isShown(id: string, name: string): boolean {
  return id.startsWith(ownPrefix(name)) && !id.startsWith(`${ownPrefix(name)}listing.`);
}

function withoutExperiments<Hero extends { hasExperiments?: boolean }>(hero: Hero) {
  const { hasExperiments: _hasExperiments, ...rest } = hero;
  return rest;
}

function withoutMessages(messages: Readonly<Record<string, string>>, name: string) {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => !id.startsWith(ownPrefix(name))),
  );
}

/** A file of messages, sorted by id. */
function messageSource(messages: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
