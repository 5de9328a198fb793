import { decodeText } from '../../lib/decode-text.ts';
import { isRecord } from '../../lib/objects.ts';
import { UserError } from '../../lib/user-error.ts';
import type { Localized } from '../i18n/locales.ts';
import type { Landing } from './landing.ts';

/** The home page, which every page links to. */
export const HOME = 'home';

/** The file of a landing: `site/landings/self-employed.json`. */
export function getLandingFile(name: string): string {
  return `site/landings/${name}.json`;
}

/**
 * Landings by their names in the order in which pages list them: the home page, then those that say
 * their position, then all others. Whether each is right is said by their check.
 * @param files the contents of files by their paths
 * @param nameFile how messages name the file of a landing
 */
export function parseLandings(
  files: Readonly<Record<string, unknown>>,
  nameFile = getLandingFile,
): Readonly<Record<string, Landing>> {
  const named = Object.entries(files).map(([file, content]): [string, Landing] => {
    const name = file.replace(/^.*\/|\.json$/g, '');
    if (!isRecord(content) || !isRecord(content.path) || !Array.isArray(content.sections))
      throw new UserError(
        `${nameFile(name)} is no landing. Write an object with path and sections.`,
      );
    const { $schema: _, ...landing } = content;
    // TypeScript cannot follow that all else is as it should be once the check finds no problem.
    return [name, landing as unknown as Landing];
  });
  return Object.fromEntries(named.sort(compare));
}

/**
 * The text of a file that somebody chose as that of a landing.
 * @throws UserError that says what the file is instead
 */
export function decodeLanding(bytes: Uint8Array<ArrayBuffer>, file: string): string {
  return decodeText(
    bytes,
    file,
    'Choose the file NAME.json that the Composer downloaded. A picture is dropped into its field of a section. Landings from the rows of a table: docs/many-landings.md.',
  );
}

/** The name of a file before a browser gave it a number: the second `students.json` is «students (1).json». */
export function nameDownload(file: string): string {
  return file.replace(/ ?\(\d+\)(?=\.json$)/, '');
}

/** A landing, perhaps an unfinished one, as its file has it, formatted as the project's formatter does. */
export function formatLanding(landing: { readonly [Field in keyof Landing]?: unknown }): string {
  const { path, title, description, listing, sections } = landing;
  const file = { $schema: './landing.schema.json', path, title, description, listing, sections };
  return formatJson(file);
}

/** JSON as the project's formatter writes it: short lists on one line. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replaceAll(LIST, joinList)}\n`;
}

/** A copy at other addresses. Nothing lists it, and it takes part in no experiment: its author asks for that. */
export function copyLanding({ listing: _, sections, ...head }: Landing, path: Localized): Landing {
  return {
    ...head,
    path,
    sections: sections.map((section) => {
      if (section.kind !== 'hero') return section;
      const { hasExperiments: _, ...hero } = section;
      return hero;
    }),
  };
}

function compare([one, first]: [string, Landing], [other, second]: [string, Landing]): number {
  const place = (name: string, { listing }: Landing) =>
    name === HOME ? 0 : (listing?.position ?? Number.POSITIVE_INFINITY);
  const [before, after] = [place(one, first), place(other, second)];
  if (before !== after) return before < after ? -1 : 1;
  return one < other ? -1 : 1;
}

/** A list without lists and objects in it, with what comes before and after on its lines. */
const LIST = /^( *(?:"\w+": )?)\[\n([^[\]{}]*)\n *\](,?)$/gm;

/** A list on one line, where it has room there. */
function joinList(list: string, start: string, entries: string, end: string): string {
  const line = `${start}[${entries.trim().replaceAll(/\n */g, ' ')}]${end}`;
  return line.length <= 100 ? line : list;
}
