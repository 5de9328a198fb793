import { abbreviate } from '../model/abbreviate.ts';
import type { Result } from '../model/report.ts';

/** Pictures that show the same change. */
export interface ChangeGroup {
  /** Readable text, such as `#d7dfda → #d7dfdb in Components/Card: Plain`. */
  title: string;
  results: Result[];
}

/**
 * Splits pictures by the change they show, largest group first. A change that only one story shows is
 * one group in all its modes, because text wraps differently in each.
 * @param also what all of them show besides, for their titles
 */
export function groupByChange(
  results: readonly Result[],
  also: readonly string[] = [],
): ChangeGroup[] {
  const places = new Map<string, Result[]>();
  for (const result of results) {
    for (const key of result.changes ?? []) places.set(key, [...(places.get(key) ?? []), result]);
  }
  return [...Map.groupBy(results, (result) => getChange(result, places)).values()]
    .map((alike) => ({ title: formatTitle(alike, also), results: alike }))
    .sort(compareSize);
}

/** Sorts groups with the most pictures to the front. */
export function compareSize(one: ChangeGroup, other: ChangeGroup): number {
  return other.results.length - one.results.length || one.title.localeCompare(other.title, 'en');
}

function getChange({ story, changes = [] }: Result, places: ReadonlyMap<string, Result[]>): string {
  const isOfStory = changes.some((key) => {
    const pictures = places.get(key) ?? [];
    const isOwn = pictures.every((picture) => picture.story === story);
    return isOwn && (isContent(key) || pictures.length === 1);
  });
  return isOfStory || changes.length === 0 ? `story:${story}` : changes.join('\n');
}

/** Such as `#d7dfda → #d7dfdb, 8 rows added in Components/Card: Plain and 11 more`. */
function formatTitle(results: readonly Result[], also: readonly string[]): string {
  const stories = [...new Set(results.map(({ title, name }) => `${title}: ${name}`))];
  const shared = (results[0]?.changes ?? []).filter(
    (key) => !isContent(key) && results.every(({ changes }) => changes?.includes(key)),
  );
  const where = abbreviate(stories, 1);
  const title = shared.length > 0 ? `${abbreviate(shared)} in ${where}` : where;
  return also.length > 0 ? `${title}, with ${abbreviate(also)}` : title;
}

/** Whether a key stands for exact pixels, not for a colour or a number of rows. */
function isContent(key: string): boolean {
  return key.startsWith('content:');
}
