import type { API_PreparedStoryIndex } from 'storybook/internal/types';

/** What else people call the subject of a page, by the id of the page. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** The id of the element that the manager reads the names from. */
export const NAMES_ELEMENT = 'names-for-search';

/**
 * The index of stories in which pages have their names, too. Storybook searches the names of entries and
 * the headings of pages of documentation. For those of a page that it generates it takes the names of
 * its stories, which it finds anyway: ours stand in their place.
 */
export function addNames(index: API_PreparedStoryIndex, names: Names): API_PreparedStoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry];
    const headings = entry.tags?.includes('unattached-mdx') ? (entry.anchors ?? []) : [];
    const known = (names[id] ?? []).map((title) => ({ id: `name-${title}`, title }));
    return [id, { ...entry, anchors: [...headings, ...known] }];
  });
  return { ...index, entries: Object.fromEntries(entries) };
}
