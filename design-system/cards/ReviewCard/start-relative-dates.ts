import { runWhenNear } from '../../behaviour/run-when-near.ts';
import { startOnce } from '../../behaviour/start-once.ts';

/** Turns the dates of reviews into "three months ago" once the first of them comes near. */
export const startRelativeDates = startOnce((page, signal) => {
  const first = page.querySelector('time[data-relative]');
  if (!first) return;
  const stop = runWhenNear(first, async () => {
    (await import('./relative-dates.ts')).writeRelativeDates(page);
  });
  signal.addEventListener('abort', stop);
});
