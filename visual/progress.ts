import { formatted } from './counted.ts';

/** How far some work is, such as `  412 of 1,698, 6.1 per second, 3.5 minutes left`. */
export function progressLine(done: number, total: number, seconds: number): string {
  const rate = done / seconds;
  const left = done > 0 ? `, ${((total - done) / rate / 60).toFixed(1)} minutes left` : '';
  return `  ${formatted(done)} of ${formatted(total)}, ${rate.toFixed(1)} per second${left}`;
}
