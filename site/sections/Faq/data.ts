import type { FaqKey } from '../../content/faq.ts';

/** Which questions lead on a landing; all the others follow. */
export interface FaqData {
  first: readonly FaqKey[];
}
