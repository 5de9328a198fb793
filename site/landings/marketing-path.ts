/**
 * Whether a path is that of a marketing page: one whose last part ends in `.lp`, with or without a
 * slash behind it. The product's own pages do not, whatever letters their names contain.
 */
export function isMarketingPath(path: string): boolean {
  return /\.lp\/?$/.test(path);
}
