import type { Result } from '../report.ts';

/**
 * Tells for a changed picture which changes it shows, in classes that are wider than keys: a story
 * that shows something no other does is one class in all its modes, as text flows differently in each.
 */
export function changeClassesOf(changed: readonly Result[]): (result: Result) => readonly string[] {
  const places = placesOf(changed);
  const parallel = parallelClasses(places);
  return (result) => {
    const keys = result.changes ?? [];
    const own = keys.filter((key) => places.get(key)?.stories.size === 1);
    const isOfStory =
      keys.length === 0 ||
      own.some((key) => isContent(key) || places.get(key)?.pictures.size === 1);
    if (isOfStory) return [storyClass(result)];
    return [...new Set(keys.map((key) => parallel.get(key) ?? key))].sort();
  };
}

/** The class of pictures that show what only their story does, whatever else they show. */
export function storyClass({ story }: Result): string {
  return `story:${story}`;
}

/** Where a key was found. */
interface Places {
  stories: Set<string>;
  pictures: Set<string>;
}

function placesOf(changed: readonly Result[]): Map<string, Places> {
  const places = new Map<string, Places>();
  for (const { id, story, changes = [] } of changed) {
    for (const key of changes) {
      const place = places.get(key) ?? { stories: new Set(), pictures: new Set() };
      places.set(key, place);
      place.stories.add(story);
      place.pictures.add(id);
    }
  }
  return places;
}

/**
 * One class for content that the same stories show, each in other modes: a header that flows anew,
 * for example. No picture shows two of them, so that none can hide behind the other.
 */
function parallelClasses(places: Map<string, Places>): Map<string, string> {
  const content = [...places].filter(([key, { stories }]) => isContent(key) && stories.size > 1);
  const sameStories = Map.groupBy(content, ([, { stories }]) => [...stories].sort().join('\n'));
  const classes = [...sameStories.values()].flatMap((entries) => {
    const groups: [string, Set<string>][][] = [];
    for (const [key, { pictures }] of entries) {
      const group = groups.find((others) =>
        others.every(([, its]) => [...its].every((id) => !pictures.has(id))),
      );
      if (group) group.push([key, pictures]);
      else groups.push([[key, pictures]]);
    }
    return groups.flatMap((group) => group.map(([key]) => [key, group[0]?.[0] ?? key] as const));
  });
  return new Map(classes);
}

/** Whether a key names exact pixels, rather than a colour or an amount of rows. */
function isContent(key: string): boolean {
  return !key.startsWith('colour:') && !/^rows:[+-]\d+$/.test(key);
}
