/**
 * Whether a path leads to a marketing page: one of its segments ends in `.lp` (requirements row 20).
 * Having the letters somewhere is not enough: `/en/help` is none.
 */
export function isMarketingPath(path: string): boolean {
  return path.split('/').some((segment) => segment.endsWith('.lp'));
}
