import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { getLandingFile } from '../landing-file.ts';

import { type LandingDraft, type LandingDrafts, listOwnTexts } from './landing-problems.ts';
import type { Problem } from './problem.ts';
import { type CustomValues, getReading } from './text-problems.ts';

/** A landing is written for its reader: of its words, more than this share stands in no other one. */
const OWN_SHARE = 0.5;

/**
 * Finds whether too many texts of a landing are still those of the one that it was copied from.
 * @param landings those that were there before
 */
export function findCopiedTexts(
  name: string,
  landing: LandingDraft,
  landings: LandingDrafts,
): Problem[] {
  return LOCALES.flatMap((locale) => {
    const { of, copied, all } = findCopies(name, landing, landings, locale);
    if (countWords(copied) <= (1 - OWN_SHARE) * countWords(all)) return [];
    const fields = copied.map(({ field }) => field).join(', ');
    // Of a fresh copy that would be a line of all its fields.
    const where = copied.length < all.length ? `, in ${fields}` : '';
    return {
      file: getLandingFile(name),
      landing: name,
      field: 'texts',
      locale,
      problem: `are in ${copied.length} of ${all.length} those of ${of}`,
      advice: `Write more than half of the words for the readers of this page${where}.`,
    };
  });
}

/** The texts of a landing in a language, and those that the one which shares most of them says, too. */
export function findCopies(
  name: string,
  landing: LandingDraft,
  landings: LandingDrafts,
  locale: Locale,
) {
  const all = listTexts(landing, locale);
  const shared = Object.entries(landings)
    .filter(([other]) => other !== name)
    .map(([of, other]) => {
      const texts = new Set(listTexts(other, locale).map(({ text }) => text));
      return { of, copied: all.filter(({ text }) => texts.has(text)) };
    });
  const [most = { of: '', copied: [] }] = shared.sort(
    (one, other) => countWords(other.copied) - countWords(one.copied),
  );
  return { ...most, all };
}

interface Text {
  field: string;
  text: string;
}

/** Lists the texts of a landing in a language as readers see them. */
export function listTexts(landing: LandingDraft, locale: Locale, values?: CustomValues): Text[] {
  return listOwnTexts(landing)
    .map(({ field, text }) => ({ field, text: getReading(text[locale], locale, values) }))
    .filter(({ text }) => text !== '');
}

function countWords(texts: readonly Text[]): number {
  return texts.reduce((count, { text }) => count + text.split(/\s+/).length, 0);
}
