/** Bytes that may travel, compressed with gzip. `npm run size` measures, a test holds them. */
export const BUDGETS = {
  /** All script that a page loads on arrival. */
  arrival: 2_000,
  /** What comes when the calculator wakes: React, MUI, texts and the engine. */
  islands: 150_000,
  /** A page's HTML with its own styles and the islands' data. */
  page: 70_000,
} as const;
