import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import type { LandingRow, LandingSet } from '../../site/landings/landing-set.ts';

/**
 * Landings for measuring builds, the same each time: their titles, heroes, arguments, figures and the
 * order of their questions differ. Of 180 in a row, no two compare the same; of 396, no two have the
 * same pension gap.
 * @param count up to 10,000: there are no more names of towns
 */
export function createManyLandings(count: number): LandingSet {
  return {
    file: 'many-landings',
    from: 'employees',
    title: inEachLanguage({
      en: 'Private pensions in {town}',
      de: 'Private Altersvorsorge in {town}',
    }),
    description: inEachLanguage({
      en: 'Pensions for employees in {town}: what is left of the statutory pension after tax and contributions, and how to close the gap with ETF portfolios.',
      de: 'Altersvorsorge für Angestellte in {town}: was von der gesetzlichen Rente nach Steuern und Abgaben bleibt und wie ETF-Portfolios die Lücke schließen.',
    }),
    sections: {
      hero: {
        title: inEachLanguage({
          en: 'What pay slips in {parted} hide',
          de: 'Was Gehalts­zettel in {parted} ver­schweigen',
        }),
        text: inEachLanguage({
          en: 'The statutory pension replaces only part of your pay, in {town} too.',
          de: 'Die gesetzliche Rente ersetzt nur einen Teil deines Gehalts, auch in {town}.',
        }),
      },
      argument: {
        title: inEachLanguage({
          en: 'Nobody in {parted} lives on gross pay',
          de: 'Niemand in {parted} lebt vom Brutto',
        }),
      },
    },
    rows: Array.from({ length: count }, (_, index) => rowOf(index)),
  };
}

const STARTS = ['Alt', 'Neu', 'Ober', 'Unter', 'Groß', 'Klein', 'Bad', 'Wald', 'Berg', 'See'];
const MIDDLES = ['linden', 'buchen', 'eichen', 'birken', 'ulmen', 'erlen', 'tannen', 'eschen'];
const ENDS = ['bach', 'berg', 'burg', 'dorf', 'feld', 'furt', 'hain', 'heim', 'rode', 'tal'];
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'k', 'l', 'm', 'n'];
const QUESTIONS = ['employees', 'gap', 'start', 'cost', 'tax'] as const;

function rowOf(index: number): LandingRow {
  const { town, parted, slug } = townOf(index);
  const person = {
    age: 25 + (index % 36),
    grossMonthlyIncome: 2_600 + 50 * (index % 66),
    existingCapital: 5_000,
    childless: true,
  };
  const first = QUESTIONS.map((_, at) => pick(QUESTIONS, index + at)).slice(0, 3);
  return {
    name: `town${index}`,
    path: inEachLanguage({
      en: `/en/private-pensions-${slug}.lp`,
      de: `/de/private-altersvorsorge-${slug}.lp`,
    }),
    values: inEachLanguage({ en: { town, parted } }),
    sections: {
      pensionGap: { person },
      cases: { person, values: [2_500, person.grossMonthlyIncome, 6_000, 9_000] },
      comparison: { inputs: { age: person.age, monthlyContribution: 100 + 50 * (index % 10) } },
      faq: { first, count: first.length },
    },
  };
}

function townOf(index: number) {
  const parts = [
    pick(STARTS, index),
    pick(MIDDLES, index / STARTS.length),
    pick(ENDS, index / (STARTS.length * MIDDLES.length)),
  ];
  const place = pick(PLACES, index / (STARTS.length * MIDDLES.length * ENDS.length));
  const town = `${parts.join('')} ${place.toUpperCase()}`;
  const slug = `${parts.join('').toLowerCase().replace('ß', 'ss')}-${place}`;
  return { town, slug, parted: `${parts.join('\u00ad')} ${place.toUpperCase()}` };
}

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[Math.floor(at) % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
