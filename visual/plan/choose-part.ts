import { countMistakes } from '../../lib/count-mistakes.ts';
import { UserError } from '../../lib/user-error.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import type { Story } from './survey.ts';

/** What can be named. */
type Named = Pick<Story, 'id' | 'title' | 'name'>;

/** How many names a message suggests. */
const MOST_SUGGESTED = 4;

/**
 * The ids of the stories that are meant by names as people write them: a component, a section or a
 * landing (`Button`, `Sections/Hero`, `students`), all of a kind (`Sections`), a story (`Button: Plain`),
 * its id or that of a picture, or a file that is named after it.
 * @throws UserError with the nearest names when nothing has a name
 */
export function choosePart(stories: readonly Named[], names: readonly string[]): Set<string> {
  const known = Map.groupBy(
    stories.flatMap(({ id, ...named }) =>
      [id, ...listNames(named)].map((label) => ({ id, label, key: simplify(label) })),
    ),
    ({ key }) => key,
  );
  return new Set(
    names.flatMap((name) => {
      const found = known.get(simplify(withoutEnding(name)));
      if (found) return found.map(({ id }) => id);
      const labels = new Map([...known].map(([key, [one]]) => [key, one?.label ?? key]));
      throw new UserError(
        `Nothing is named "${name}". Nearest: ${findNearest(labels, name).join(', ')}.`,
      );
    }),
  );
}

/** Its place in the sidebar from any folder on, with its own name or without; a landing's name alone. */
function listNames({ title, name }: Omit<Named, 'id'>): string[] {
  const parts = title.split('/');
  const places = parts.flatMap((_, start) =>
    parts.slice(start).map((_, length) => parts.slice(start, start + length + 1).join('/')),
  );
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
  const own = words.filter((word) => !LOCALES.some((locale) => locale === word.toLowerCase()));
  const isOfPage = ['Landings', 'Site'].includes(parts[0] ?? '');
  return [
    ...places,
    `${parts.at(-1)}: ${name}`,
    ...(isOfPage ? [own.join('-').toLowerCase(), name] : []),
  ];
}

/** Of a file the name it has without its folder and its ending; of a picture its story. */
function withoutEnding(name: string): string {
  const [file = name] = /[^/]*\.[^/]*$/.exec(name) ?? [];
  return file.replace(/\..*$/, '');
}

/** `Icon button`, `IconButton` and `icon-button` are one name. */
function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');
}

/** Names that contain it come first, then those that are written with the fewest mistakes. */
function findNearest(labels: ReadonlyMap<string, string>, name: string): string[] {
  const wanted = simplify(withoutEnding(name));
  const distance = (key: string) =>
    key.includes(wanted) ? 0 : countMistakes(wanted, key) / Math.max(wanted.length, key.length);
  return [...labels]
    .toSorted(([one], [other]) => distance(one) - distance(other) || one.length - other.length)
    .slice(0, MOST_SUGGESTED)
    .map(([, label]) => label);
}
