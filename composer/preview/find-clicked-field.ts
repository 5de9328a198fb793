import { removeSoftHyphens } from '../../site/i18n/soft-hyphens.ts';
import { listOwnTexts } from '../../site/landings/check/landing-problems.ts';
import type { Landing } from '../../site/landings/landing.ts';
import type { TextLookup } from '../../site/provider/text-lookup.ts';

/** The field whose text is clicked in a preview, or the section around it; undefined beside all sections. */
export function findClickedField(
  target: Element,
  landing: Landing,
  t: TextLookup,
): string | undefined {
  const section = target.closest<HTMLElement>('[data-section]');
  const kind = section?.dataset.section;
  const texts = listOwnTexts(landing)
    .filter(({ field }) => field.startsWith(`${kind}.`))
    .map(({ field, text }) => ({ field, reading: normalize(t(text)) }));
  let element: Element | null = target;
  while (element && element !== section) {
    const words = normalize(element.textContent);
    const found = texts.find(
      ({ reading }) => words.startsWith(reading) && words.length <= reading.length + MARKS,
    );
    if (found) return found.field;
    element = element.parentElement;
  }
  return kind;
}

/** As long are the numbers of sources behind a text. */
const MARKS = 8;

function normalize(text: string): string {
  return removeSoftHyphens(text).replaceAll(/\s+/g, ' ').trim();
}
