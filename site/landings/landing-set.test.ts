import { describe, expect, test } from 'vitest';
import { listOtherPaths } from '../prerender/routes.ts';
import { createCheckContext } from './check/all-problems.ts';
import { formatProblem } from './check/problem.ts';
import { getLanding, landings } from './index.ts';
import { createLanding, findRowProblems, type LandingRow, type LandingSet } from './landing-set.ts';

const BERLIN: LandingRow = {
  name: 'berlin',
  path: { en: '/en/pensions-berlin.lp', de: '/de/altersvorsorge-berlin.lp' },
  values: { en: { city: 'Berlin' }, de: { city: 'Berlin' } },
  sections: { faq: { first: ['tax'], count: 1 } },
};
const BONN: LandingRow = {
  name: 'bonn',
  path: { en: '/en/pensions-bonn.lp', de: '/de/altersvorsorge-bonn.lp' },
  values: { en: { city: 'Bonn' }, de: { city: 'Bonn' } },
};

const HERO = {
  title: {
    en: 'What pay slips in {city} hide',
    de: 'Was Gehalts\u00adzettel in {city} ver\u00adschweigen',
  },
  text: {
    en: 'The statutory pension replaces only part of your pay, in {city} too.',
    de: 'Die gesetzliche Rente ersetzt nur einen Teil deines Gehalts, in {city} auch.',
  },
};

test('a row says what is different, its landing the rest', () => {
  const { path, sections } = createLanding(setOf(BERLIN), BERLIN);
  expect(path).toEqual(BERLIN.path);
  expect(sections.at(-1)).toEqual({ kind: 'faq', first: ['tax'], count: 1 });
  expect(sections[0]).toEqual({
    ...getLanding('employees').sections[0],
    ...HERO,
  });
});

test('sound rows have no problems', () => {
  expect(linesOf(BERLIN, BONN)).toEqual([]);
});

describe('a wrong row is named with its file, its number, the field and what to do', () => {
  test.each<[string, LandingRow, string]>([
    [
      'the address of another row',
      { ...BONN, path: { ...BONN.path, de: BERLIN.path.de } },
      'cities.json row 2: bonn, path.de is that of row 1: "/de/altersvorsorge-berlin.lp". Choose another one.',
    ],
    [
      'a section that its landing does not have',
      { ...BONN, sections: { reviews: {} } },
      'cities.json row 2: bonn, sections.reviews is no section of employees. Use hero, infoPanel, pensionGap, cases, argument, comparison, faq.',
    ],
    [
      'the values of another row',
      { ...BONN, values: BERLIN.values },
      'cities.json row 2: bonn, title (de) says the same as that of row 1. Write another text.',
    ],
    [
      'the name of another row',
      { ...BONN, name: 'berlin' },
      'cities.json row 2: berlin, name is that of row 1. Choose another one.',
    ],
    [
      'a value without words',
      { ...BONN, values: { en: { city: 'Bonn' }, de: { city: ' ' } } },
      'cities.json row 2: bonn, values.de.city is empty. Write the text.',
    ],
    [
      'a value in one language only',
      { ...BONN, values: { en: { city: 'Bonn' }, de: {} } },
      'cities.json row 2: bonn, values.de.city is missing. Write it in both languages.',
    ],
    [
      'a value in HTML',
      { ...BONN, values: { en: { city: '<b>Bonn</b>' }, de: { city: 'Bonn' } } },
      'cities.json row 2: bonn, values.en.city contains HTML, "<b>". Write plain text and the sign itself.',
    ],
    [
      'a value with spaces around it',
      { ...BONN, values: { en: { city: 'Bonn ' }, de: { city: 'Bonn' } } },
      'cities.json row 2: bonn, values.en.city has a hyphen for a dash, three dots, a stray space or “todo”. Write – and …, one space between words and none at either end.',
    ],
    [
      'a value with a line break',
      { ...BONN, values: { en: { city: 'Bonn\nRhine' }, de: { city: 'Bonn' } } },
      'cities.json row 2: bonn, values.en.city has a brace, a tab or a line break. Write words: a value is shown as it is.',
    ],
    [
      'a value that names something itself',
      { ...BONN, values: { en: { city: '{product}' }, de: { city: 'Bonn' } } },
      'cities.json row 2: bonn, values.en.city has a brace, a tab or a line break. Write words: a value is shown as it is.',
    ],
    [
      'another name for the product',
      {
        ...BONN,
        values: { en: { city: 'Bonn', product: 'Fund' }, de: { city: 'Bonn', product: 'Fonds' } },
      },
      'cities.json row 2: bonn, values.product has the name of what every text may name. Choose another name.',
    ],
  ])('%s', (_what, row, line) => {
    expect(linesOf(BERLIN, row)).toContain(line);
  });

  test('but the figures of a row are its own', () => {
    const age = { city: 'Bonn, 67' };
    expect(linesOf(BERLIN, { ...BONN, values: { en: age, de: age } })).toEqual([]);
  });

  test('and a wrong value is one problem, however many texts name it', () => {
    const row = { ...BONN, values: { en: { city: 'Bonn' }, de: {} } };
    expect(linesOf(BERLIN, row)).toHaveLength(1);
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
    title: { en: 'Private pensions in {city}', de: 'Private Altersvorsorge in {city}' },
    description: { en: `${description.en} {city}.`, de: `${description.de} {city}.` },
    sections: {
      hero: HERO,
      argument: {
        title: {
          en: 'Nobody in {city} lives on gross pay',
          de: 'Niemand in {city} lebt vom Brutto',
        },
      },
    },
    rows,
  };
}

function linesOf(...rows: LandingRow[]): string[] {
  const context = createCheckContext(landings, listOtherPaths());
  return findRowProblems(setOf(...rows), context).map(formatProblem);
}
