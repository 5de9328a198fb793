import { isDeepStrictEqual } from 'node:util';
import { LOCALES } from '../../site/i18n/locales.ts';
import { findCopies } from '../../site/landings/check/copied-problems.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { HOME } from '../../site/landings/landing-file.ts';

/** What a landing may be published with, and should perhaps not: a sentence for each. */
export function listNotes(name: string, landings: Readonly<Record<string, Landing>>): string[] {
  const landing = landings[name];
  if (!landing) return [];
  const notes: string[] = [];
  // The copy has to change, not what it was made from.
  const earlier = Object.entries(landings).slice(0, Object.keys(landings).indexOf(name));
  if (name !== HOME && !landing.listing)
    notes.push('no page links to it. Add a "listing" with a place, or link to it from elsewhere.');
  for (const locale of LOCALES) {
    const { of, copied, all } = findCopies(name, landing, Object.fromEntries(earlier), locale);
    const fields = copied.map(({ field }) => field).join(', ');
    if (copied.length > 0)
      notes.push(
        `${copied.length} of ${all.length} texts (${locale}) are those of ${of}: ${fields}.`,
      );
  }
  for (const [other, { sections }] of earlier) {
    const [own, others] = [findPerson(landing.sections), findPerson(sections)];
    if (own && isDeepStrictEqual(own, others))
      notes.push(`the person of its pension gap has all figures of that of ${other}.`);
  }
  return notes;
}

function findPerson(sections: Landing['sections']) {
  return sections.find((section) => section.kind === 'pensionGap')?.person;
}
