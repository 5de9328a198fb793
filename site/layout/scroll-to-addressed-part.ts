/**
 * Scrolls to the part of the page that an address with choices names, such as `#comparison?age=40`:
 * browsers look for a part with that whole name. After a reload they restore the place themselves.
 */
export function scrollToAddressedPart(page: Document): void {
  const [anchor = '', choices] = page.location.hash.slice(1).split('?');
  if (choices === undefined) return;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate') page.getElementById(anchor)?.scrollIntoView();
}
