/**
 * How far a page is from showing a part of it below the header, in px. Where the page ends before, that
 * is right. Runs in the browser.
 */
export function measurePlace(id: string): number {
  const part = document.getElementById(id);
  if (!part) return Number.POSITIVE_INFINITY;
  const below = Number.parseFloat(getComputedStyle(part).scrollMarginTop);
  const wanted = part.getBoundingClientRect().top + scrollY - below;
  const last = document.documentElement.scrollHeight - innerHeight;
  return Math.round(scrollY - Math.min(Math.max(wanted, 0), last));
}
