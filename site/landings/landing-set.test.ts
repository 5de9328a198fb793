import { describe, expect, onTestFinished, test } from 'vitest';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import type { Localized } from '../i18n/locales.ts';
import { listOtherPaths } from '../pages/addresses.ts';
import type { Section } from '../sections/sections.ts';
import { createCheckContext } from './check/all-problems.ts';
import { formatProblem } from './check/problem.ts';
import { getLanding, landings } from './index.ts';
import { createLanding, findRowProblems, type LandingRow, type LandingSet } from './landing-set.ts';

const BERLIN: LandingRow = {
  name: 'berlin',
  path: inEachLanguage({ en: '/en/pensions-berlin.lp', de: '/de/altersvorsorge-berlin.lp' }),
  values: inEachLanguage({ en: { city: 'Berlin' } }),
  sections: { faq: { first: ['tax'], count: 1 } },
};
const BONN: LandingRow = {
  name: 'bonn',
  path: inEachLanguage({ en: '/en/pensions-bonn.lp', de: '/de/altersvorsorge-bonn.lp' }),
  values: inEachLanguage({ en: { city: 'Bonn' } }),
};

const HERO = {
  title: inEachLanguage({
    en: 'What pay slips in {city} hide',
    de: 'Was Gehalts\u00adzettel in {city} ver\u00adschweigen',
  }),
  text: inEachLanguage({
    en: 'The statutory pension replaces only part of your pay, in {city} too.',
    de: 'Die gesetzliche Rente ersetzt nur einen Teil deines Gehalts, in {city} auch.',
  }),
};

const UNREADABLE = 'has a brace, a tab or a line break. Write words: a value is shown as it is.';

test('a row says what is different, its landing the rest', () => {
  const { path, sections } = createLanding(setOf(BERLIN), BERLIN);
  expect(path).toEqual(BERLIN.path);
  expect(sections.at(-1)).toEqual({ kind: 'faq', first: ['tax'], count: 1 });
  expect(sections[0]).toEqual({
    ...getLanding('employees').sections[0],
    ...HERO,
  });
});

test('sound rows have no problems, also where their landing has a question of its own', () => {
  expect(linesOf(BERLIN, BONN)).toEqual([]);
  const faq = getLanding('employees').sections.at(-1) as Section & { kind: 'faq' };
  const answer = { en: 'Yes, at any time.', de: 'Ja, jederzeit.' };
  const question = { en: 'May I work in two jobs?', de: 'Darf ich zwei Stellen haben?' };
  const { ownQuestions: before } = faq;
  onTestFinished(() => {
    Object.assign(faq, { ownQuestions: before });
  });
  Object.assign(faq, { ownQuestions: [{ question, answer }] });
  expect(linesOf(BERLIN, BONN)).toEqual([]);
});

describe('a wrong row is named with its file, its number, the field and what to do', () => {
  test.each<[string, Partial<LandingRow>, string]>([
    [
      'the address of another row',
      { path: { ...BONN.path, de: BERLIN.path.de } },
      'bonn, path.de is that of row 1: "/de/altersvorsorge-berlin.lp". Choose another one.',
    ],
    [
      'a section that its landing does not have',
      { sections: { reviews: {} } },
      'bonn, sections.reviews is no section of employees. Use hero, infoPanel, pensionGap, cases, argument, comparison, faq.',
    ],
    [
      'the values of another row',
      { values: BERLIN.values },
      'bonn, title (de) says the same as that of row 1. Write another text.',
    ],
    [
      'the name of another row',
      { name: 'berlin' },
      'berlin, name is that of row 1. Choose another one.',
    ],
  ])('%s', (_what, change, line) => {
    expect(linesOf(BERLIN, { ...BONN, ...change })).toContain(`cities.json row 2: ${line}`);
  });

  test.each<[string, Partial<Localized<Record<string, string>>>, string]>([
    ['without words', { de: { city: ' ' } }, 'de.city is empty. Write the text.'],
    ['in one language only', { de: {} }, 'de.city is missing. Write it in both languages.'],
    [
      'in HTML',
      { en: { city: '<b>Bonn</b>' } },
      'en.city contains HTML, "<b>". Write plain text and the sign itself.',
    ],
    [
      'with spaces around it',
      { en: { city: 'Bonn ' } },
      'en.city has a space at one of its ends. Remove it.',
    ],
    ['with a line break', { en: { city: 'Bonn\nRhine' } }, `en.city ${UNREADABLE}`],
    ['that names something itself', { en: { city: '{product}' } }, `en.city ${UNREADABLE}`],
    [
      'with the name of the product',
      { en: { city: 'Bonn', product: 'Fund' }, de: { city: 'Bonn', product: 'Fonds' } },
      'product has the name of what every text may name. Choose another name.',
    ],
  ])('a value %s', (_what, values, line) => {
    const row = { ...BONN, values: { ...BONN.values, ...values } };
    expect(linesOf(BERLIN, row)).toEqual([`cities.json row 2: bonn, values.${line}`]);
  });

  test('but the figures of a row are its own', () => {
    const age = { city: 'Bonn, 67' };
    expect(linesOf(BERLIN, { ...BONN, values: inEachLanguage({ en: age }) })).toEqual([]);
  });
});

test('a section that its landing does not have is refused in the set, too', () => {
  const set = { ...setOf(BERLIN), sections: { reviews: {} } };
  expect(findRowProblems(set, createCheckContext(landings, [])).map(formatProblem)).toContain(
    'cities.json: employees, sections.reviews is no section of employees. Use hero, infoPanel, pensionGap, cases, argument, comparison, faq.',
  );
});

function setOf(...rows: LandingRow[]): LandingSet {
  const { description } = getLanding('employees');
  return {
    file: 'cities.json',
    from: 'employees',
    title: inEachLanguage({
      en: 'Private pensions in {city}',
      de: 'Private Altersvorsorge in {city}',
    }),
    description: inEachLanguage({
      en: `${description.en} {city}.`,
      de: `${description.de} {city}.`,
    }),
    sections: {
      hero: HERO,
      argument: {
        title: inEachLanguage({
          en: 'Nobody in {city} lives on gross pay',
          de: 'Niemand in {city} lebt vom Brutto',
        }),
      },
    },
    rows,
  };
}

function linesOf(...rows: LandingRow[]): string[] {
  const context = createCheckContext(landings, listOtherPaths());
  return findRowProblems(setOf(...rows), context).map(formatProblem);
}
