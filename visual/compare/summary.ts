import { counted } from '../counted.ts';
import type { Pixels } from './pixels.ts';

/** One line for people, such as `8 px taller (2100 → 2108 px), 40 pixels in 1 place`. */
export function summaryOf(before: Pixels, after: Pixels, pixels: number, places: number): string {
  return [
    grown(before.width, after.width, 'wider', 'narrower'),
    grown(before.height, after.height, 'taller', 'shorter'),
    `${counted(pixels, 'pixel')} in ${counted(places, 'place')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function grown(before: number, after: number, more: string, less: string): string {
  if (before === after) return '';
  return `${Math.abs(after - before)} px ${after > before ? more : less} (${before} → ${after} px)`;
}
