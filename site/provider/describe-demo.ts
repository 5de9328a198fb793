import { outOfDate } from '../content/claims/out-of-date.ts';
import type { TextLookup } from './text-lookup.ts';

/** What every page and file of a demo says of all that it shows. */
export function describeDemo(t: TextLookup): string {
  return t(outOfDate.size > 0 ? 'frame.demo.outOfDate' : 'frame.demo.text');
}
