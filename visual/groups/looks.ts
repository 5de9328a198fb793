import type { Result } from '../report.ts';

/** Pictures that show the same change. */
export interface Look {
  /** Readable text, such as `#d7dfda → #d7dfdb in Components/Card: Plain`. */
  title: string;
  results: Result[];
}

/**
 * Splits pictures by the change they show, largest look first. A change that only one story shows is
 * one look in all its modes, because text wraps differently in each.
 */
export function looksOf(results: readonly Result[]): Look[] {
  const places = new Map<string, Result[]>();
  for (const result of results) {
    for (const key of result.changes ?? []) places.set(key, [...(places.get(key) ?? []), result]);
  }
  return [...Map.groupBy(results, (result) => lookOf(result, places)).values()]
    .map((alike) => ({ title: titleOf(alike), results: alike }))
    .sort(largestFirst);
}

const MOST_NAMED = 3;

/** The first of some names, and how many more there are. */
export function firstOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function lookOf({ story, changes = [] }: Result, places: ReadonlyMap<string, Result[]>): string {
  const isOfStory = changes.some((key) => {
    const pictures = places.get(key) ?? [];
    const isOwn = pictures.every((picture) => picture.story === story);
    return isOwn && (key.startsWith('content:') || pictures.length === 1);
  });
  return isOfStory || changes.length === 0 ? `story:${story}` : changes.join('\n');
}

/** Such as `#d7dfda → #d7dfdb in Components/Card: Plain and 11 other stories`, or `8 px taller in Components/Button: Plain`. */
function titleOf(results: readonly Result[]): string {
  const stories = [...new Set(results.map(({ title, name }) => `${title}: ${name}`))];
  const [first, ...others] = stories;
  const where =
    others.length > 1 ? `${first} and ${others.length} other stories` : stories.join(' and ');
  const what = firstOf([...coloursIn(results), ...sizesIn(results)]);
  return what ? `${what} in ${where}` : where;
}

function coloursIn([first, ...others]: readonly Result[]): string[] {
  return (first?.changes ?? [])
    .filter((key) => key.startsWith('colour:'))
    .filter((key) => others.every(({ changes }) => changes?.includes(key)))
    .map((key) => key.replace('colour:', '').replace('→', ' → '));
}

/** Such as `8 px taller` or `12 to 40 px shorter`; empty unless all changed in the same direction. */
function sizesIn(results: readonly Result[]): string[] {
  const steps = results.map(({ before, after }) =>
    before && after ? after.height - before.height : 0,
  );
  const [smallest = 0, ...larger] = [...new Set(steps.map(Math.abs))].sort((a, b) => a - b);
  if (new Set(steps.map(Math.sign)).size > 1 || smallest === 0) return [];
  const range = [smallest, ...larger.slice(-1)].join(' to ');
  return [`${range} px ${steps.every((step) => step > 0) ? 'taller' : 'shorter'}`];
}

function largestFirst(one: Look, other: Look): number {
  return other.results.length - one.results.length || one.title.localeCompare(other.title, 'en');
}
