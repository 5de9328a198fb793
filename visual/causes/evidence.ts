import { basename } from 'node:path';
import {
  createLiteralElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { memoize } from '../../lib/memoize.ts';
import type { Place } from '../model/report.ts';
import type { Change } from './changes-in-file.ts';

/**
 * How near a change is to what a changed place shows: less than 1 for a text that stands there, the longer
 * the nearer; 1 for a token that its rules use; more for a component, the further out it is around the
 * place. Infinite where the place has no evidence for it, as always for a package, a story or a helper.
 * @param tokens values of all tokens by id, with references unresolved
 */
export function measureDistance(
  change: Change,
  place: Place,
  tokens: ReadonlyMap<string, string>,
): number {
  const { kind, name = '', texts = [] } = change;
  if (kind !== 'token') {
    const drawn = kind === 'component' ? measureComponent(change, place) : Number.POSITIVE_INFINITY;
    // Which sections a landing has leaves no other trace than their bands.
    const isBand = name.endsWith(': sections') && place.owners.includes('SectionBand');
    const around = normalise(place.text);
    const said = texts.map((text) => measureText(text, around));
    return Math.min(drawn, isBand ? FURTHEST + 4 : drawn, ...said);
  }
  const isUsed = findReferrers(name, tokens).some((id) => isTokenUsed(id, place.variables));
  return isUsed ? 1 : Number.POSITIVE_INFINITY;
}

/** What is further out draws too much to be a cause of what has changed in one place. */
const FURTHEST = 3;

function measureComponent({ file, styled = [] }: Change, { owners, inner }: Place): number {
  const [nearest = '', ...others] = owners.map((owner) => owner.toLowerCase());
  const within = inner.map((owner) => owner.toLowerCase());
  const levels = [[nearest], within, ...others.slice(0, FURTHEST).map((owner) => [owner])];
  const own = basename(file)
    .replace(/\..*$/, '')
    .replace(/-(theme|styles)$/, '')
    .replaceAll('-', '')
    .toLowerCase();
  const folders = file.split('/').filter((part) => /^[A-Z]\w*$/.test(part));
  const find = (names: readonly string[]) =>
    levels.findIndex((level) => level.some((owner) => names.includes(owner)));
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
  const [asFile, asHelper] = [find([own, ...lower(styled)]), find(lower(folders))];
  if (asFile >= 0) return asFile + 2;
  return asHelper >= 0 ? asHelper + 2.5 : Number.POSITIVE_INFINITY;
}

/** By the longest words that stand in the place now: what was removed leaves no trace. */
function measureText(text: string, texts: string): number {
  const distances = words(text, () => listWords(readMessage(text))).map((own) => {
    const start = texts.indexOf(own);
    const around = ` ${texts} `.slice(start, start + own.length + 2);
    const isWhole = /^[^\p{L}\d].*[^\p{L}\d]$/u.test(around);
    return start >= 0 && isWhole ? 1 / (1 + own.length) : Number.POSITIVE_INFINITY;
  });
  return Math.min(...distances);
}

const SHORTEST = 3;

/** Read once, because a new landing has hundreds of texts, and hundreds of pictures may show it. */
const words = memoize<string[]>(10_000);

/** The longest words of a message that always stand there; if it has none, those of each of its cases. */
function listWords(elements: readonly MessageFormatElement[]): string[] {
  const own = findLiterals(elements)
    .map(normalise)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  if (own.length >= SHORTEST) return [own];
  return elements.flatMap((element) =>
    isPluralElement(element) || isSelectElement(element)
      ? Object.values(element.options).flatMap(({ value }) => listWords(value))
      : [],
  );
}

/** What only looks like a message is a literal as a whole. */
function readMessage(message: string): MessageFormatElement[] {
  try {
    return parse(message);
  } catch {
    return [createLiteralElement(message)];
  }
}

function findLiterals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return findLiterals(element.children);
    return isLiteralElement(element) ? [element.value] : [];
  });
}

/** Ignores soft hyphens, line breaks and case, which may come from CSS. */
function normalise(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** A token and all tokens that reference it, directly or indirectly. */
function findReferrers(id: string, tokens: ReadonlyMap<string, string>): string[] {
  const found = new Set([id]);
  // Iterating over a Set also visits elements added during the iteration.
  for (const known of found) {
    for (const [other, value] of tokens) if (value.includes(`{${known}}`)) found.add(other);
  }
  return [...found];
}

/** Names of token groups in CSS variables, see design-system/theme.ts. */
const VARIABLE_GROUPS: Readonly<Record<string, string>> = {
  ...{ color: 'color', size: 'size', border: 'border', radius: 'radius', space: 'space' },
  ...{ shadow: 'elevation', easing: 'ease', opacity: 'fade', duration: 'time' },
};

function isTokenUsed(id: string, variables: readonly string[]): boolean {
  const [group = '', ...path] = id.split('.');
  const variable = ['--fb', VARIABLE_GROUPS[group], ...path].join('-');
  return (
    group in VARIABLE_GROUPS &&
    variables.some((used) => used === variable || used.startsWith(`${variable}-`))
  );
}
