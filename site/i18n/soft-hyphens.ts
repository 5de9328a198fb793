/** Where a word may be parted: invisible, and no part of what is written. */
export const SOFT_HYPHEN = '\u00ad';

/** A text without its soft hyphens, for where nothing is parted: page titles, and text set by us. */
export function removeSoftHyphens(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, '');
}
