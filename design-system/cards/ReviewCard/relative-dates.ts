/**
 * Turns the dates of reviews into "three months ago". On the page itself stands the date, which never
 * goes stale; it stays as the tooltip.
 * @param now the moment to count from, in milliseconds
 */
export function writeRelativeDates(page: Document, now = Date.now()): void {
  const formatter = new Intl.RelativeTimeFormat(page.documentElement.lang, { numeric: 'auto' });
  for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    const [amount, unit] = measureDistance(Date.parse(time.dateTime) - now);
    time.title ||= time.textContent;
    time.textContent = formatter.format(amount, unit);
  }
}

const DAY = 24 * 60 * 60 * 1000;

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
] as const;

/** The largest unit that is full at least once; below a week it is days. */
function measureDistance(milliseconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const [unit, length] = UNITS.find(([, size]) => Math.abs(milliseconds) >= size) ?? ['day', DAY];
  return [Math.trunc(milliseconds / length), unit];
}
