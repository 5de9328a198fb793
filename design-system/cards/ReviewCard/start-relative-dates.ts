import { runWhenNear } from '../../behaviour/run-when-near.ts';

/** Turns the dates of reviews into "three months ago" once the first of them comes near. */
export function startRelativeDates(page: Document): void {
  const first = page.querySelector('time[data-relative]');
  if (!first) return;
  runWhenNear(first, async () => (await import('./relative-dates.ts')).writeRelativeDates(page));
}
