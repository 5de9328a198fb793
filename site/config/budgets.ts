/** Limits of a page and its scripts. `npm run size` measures them, a test holds each. */
export const BUDGETS = {
  /** Bytes, compressed with Brotli, of all script that a page loads on arrival. */
  arrival: 2_000,
  /** The same of all that hydrating the islands can load: React, MUI, engine, texts in both languages. */
  islands: 157_000,
  /** The same of what opening all details of the calculator brings, texts in both languages. */
  details: 38_000,
  /** A page's HTML with its CSS: bytes compressed with Brotli, bytes as written, and elements. */
  page: { compressed: 31_000, raw: 220_000, elements: 1_600 },
} as const;
