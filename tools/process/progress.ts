import { formatNumber } from '../../lib/format-count.ts';
import { secondsSince } from './run.ts';

/** Seconds before progress is shown at all, and between two lines where they cannot be overwritten. */
const QUIET = 2;
const BETWEEN_LINES = 10;

/**
 * Shows how far long work is, how fast, and how long it still takes: on a terminal in one line, in a
 * log every ten seconds.
 * @returns to be called with what is done and what there is to do
 */
export function showProgress(unit: string): (done: number, all: number) => void {
  const started = performance.now();
  let shown = 0;
  return (done, all) => {
    const seconds = secondsSince(started);
    const { isTTY } = process.stderr;
    if (seconds < QUIET || (!isTTY && seconds - shown < BETWEEN_LINES && done < all)) return;
    shown = seconds;
    const line = progressLine(done, all, seconds, unit);
    process.stderr.write(isTTY ? `\r${line}\u001b[K${done < all ? '' : '\n'}` : `${line}\n`);
  };
}

/** `  4,200 of 20,000 pages, 410 a second, 39 s left`; of what is slow `12.3 a second, 3.5 minutes left`. */
export function progressLine(done: number, all: number, seconds: number, unit: string): string {
  const rate = done / seconds;
  const speed = rate < SLOW ? rate.toFixed(1) : formatNumber(Math.round(rate));
  const left = done < all && done > 0 ? `, ${inWords((all - done) / rate)} left` : '';
  return `  ${formatNumber(done)} of ${formatNumber(all)} ${unit}, ${speed} a second${left}`;
}

/** Of so few in a second parts are told apart. */
const SLOW = 100;

function inWords(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${(seconds / 60).toFixed(1)} minutes`;
}
