/**
 * Whether a path is that of a marketing page: it ends in `.lp`. The specification says “contains lp”,
 * which `/help` does, too.
 */
export function isMarketingPath(path: string): boolean {
  return /\.lp\/?$/.test(path);
}
