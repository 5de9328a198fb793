import { removeSoftHyphens } from '../../site/i18n/soft-hyphens.ts';
import { listOwnTexts } from '../../site/landings/check/landing-problems.ts';
import type { Landing } from '../../site/landings/landing.ts';
import type { Say } from '../../site/provider/texts.ts';

/** A field, as problems name it, and the element that shows its text. */
export interface ShownText {
  field: string;
  element: HTMLElement;
}

/** The field whose text is clicked in a preview. */
export function findClickedText(
  target: Element,
  landing: Landing,
  say: Say,
): ShownText | undefined {
  const section = target.closest<HTMLElement>('[data-section]');
  const texts = listOwnTexts(landing)
    .filter(({ field }) => field.startsWith(`${section?.dataset.section}.`))
    .map(({ field, text }) => ({ field, reading: normalize(say(text)) }));
  let element: Element | null = target;
  while (element && element !== section) {
    const words = normalize(element.textContent);
    const found = texts.find(
      ({ reading }) => words.startsWith(reading) && words.length <= reading.length + MARKS,
    );
    if (found && element instanceof HTMLElement) return { field: found.field, element };
    element = element.parentElement;
  }
  return undefined;
}

/** As long are the numbers of sources behind a text. */
const MARKS = 8;

function normalize(text: string): string {
  return removeSoftHyphens(text).replaceAll(/\s+/g, ' ').trim();
}
