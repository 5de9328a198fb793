/** Two pages by their places in a list. */
export interface Pair {
  one: number;
  other: number;
  /** The share of the words of the first that the second lacks. */
  share: number;
}

/**
 * Finds each page that lacks less than a share of another one's words, with the one that it is most like,
 * the nearest first; of two that are most like each other the nearer one. No two pages are compared word
 * by word: an index says for each word which pages before have it, so that only what two pages share
 * is counted, and what all of them share is not. One page alone is like no other.
 * @param pages the words of each, none twice
 */
export function findNearPairs(pages: readonly (readonly string[])[], below: number): Pair[] {
  const ownWords = withoutCommon(pages);
  const pagesWith = new Map<string, number[]>();
  const shared = new Uint16Array(pages.length);
  const nearest = pages.map((_, one): Pair => ({ one, other: one, share: 1 }));
  const compare = (one: number, other: number, share: number) => {
    if (share < (nearest[one]?.share ?? 0)) nearest[one] = { one, other, share };
  };
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
      compare(page, other, lacked(page, common));
      compare(other, page, lacked(other, common));
    }
  }
  return nearest
    .filter((pair) => {
      const back = nearest[pair.other];
      const isSaid =
        back?.other === pair.one && (back.share - pair.share || pair.one - back.one) < 0;
      return pair.share < below && !isSaid;
    })
    .sort((one, other) => one.share - other.share);
}

/** The words of each page without those of all pages, which make none of them different. */
function withoutCommon(pages: readonly (readonly string[])[]): string[][] {
  const counts = new Map<string, number>();
  for (const word of pages.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return pages.map((words) => words.filter((word) => counts.get(word) !== pages.length));
}
