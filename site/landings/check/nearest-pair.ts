/** Two pages by their places in a list. */
export interface Pair {
  one: number;
  other: number;
  /** The share of the words of the first that the second lacks. */
  share: number;
}

/**
 * Finds the page that lacks the smallest share of another one's words. No two pages are compared word
 * by word: an index says for each word which pages before have it, so that only what two pages share
 * is counted, and what all of them share is not. One page alone is like no other.
 * @param pages the words of each, none twice
 * @param enough the search ends with the first page that is nearer than this share to one before it
 */
export function findNearestPair(pages: readonly (readonly string[])[], enough: number): Pair {
  const ownWords = withoutCommon(pages);
  const pagesWith = new Map<string, number[]>();
  const shared = new Uint16Array(pages.length);
  let nearest: Pair = { one: 0, other: 0, share: 1 };
  const lacked = (one: number, common: number) =>
    ((ownWords[one]?.length ?? 0) - common) / (pages[one]?.length ?? 1);
  for (const [page, words] of ownWords.entries()) {
    shared.fill(0);
    for (const word of words) {
      const before = pagesWith.get(word) ?? [];
      for (const other of before) shared[other] = (shared[other] ?? 0) + 1;
      if (before.push(page) === 1) pagesWith.set(word, before);
    }
    for (let other = 0; other < page; other += 1) {
      const common = shared[other] ?? 0;
      const [share, ofOther] = [lacked(page, common), lacked(other, common)];
      if (share < nearest.share) nearest = { one: page, other, share };
      if (ofOther < nearest.share) nearest = { one: other, other: page, share: ofOther };
    }
    if (nearest.share < enough) break;
  }
  return nearest;
}

/** The words of each page without those of all pages, which make none of them different. */
function withoutCommon(pages: readonly (readonly string[])[]): string[][] {
  const counts = new Map<string, number>();
  for (const word of pages.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return pages.map((words) => words.filter((word) => counts.get(word) !== pages.length));
}
