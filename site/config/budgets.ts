/** Limits of a page and its scripts. `npm run size` measures them, a test holds each. */
export const BUDGETS = {
  /** Bytes, compressed with Brotli, of all script that a page loads on arrival: also what it needs when no more comes, and to ask for all of an island at once. */
  arrival: 5_100,
  /** The same of all that hydrating the islands can load: React, MUI, engine, texts in both languages. */
  islands: 196_900,
  /** Files of one calculator, texts in both languages: a browser asks for six at a time. */
  islandFiles: 12,
  /** The same of what opening all details of the calculator brings, texts in both languages. */
  details: 26_600,
  /** Bytes of both fonts with the letters that every page has, in all weights. */
  fonts: 38_400,
  /** A page's HTML with its CSS and the picture of a phone's first view: bytes compressed with Brotli, which with their headers travel in two round trips, bytes as written, and elements. */
  page: { compressed: 42_450, raw: 288_800, elements: 1_880 },
} as const;
