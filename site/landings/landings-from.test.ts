import { describe, expect, test } from 'vitest';
import { messages } from '../i18n/messages/index.ts';
import { listOtherPaths } from '../prerender/routes.ts';
import { problemLine } from './check/problem.ts';
import { contextOf } from './check/table-problems.ts';
import { landings } from './index.ts';
import { type LandingRow, type LandingSet, landingFrom, rowProblems } from './landings-from.ts';

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

test('a row says what is different, its landing the rest', () => {
  const { path, sections } = landingFrom(setOf(BERLIN), BERLIN);
  expect(path).toEqual(BERLIN.path);
  expect(sections.at(-1)).toEqual({ kind: 'faq', first: ['tax'], count: 1 });
  expect(sections[0]).toEqual(landings.employees.sections[0]);
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
  ])('%s', (_fault, row, line) => {
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

test('a text that none of the landings shows is refused', () => {
  const set = setOf(BERLIN);
  const texts = { ...set.texts, en: { ...set.texts.en, 'listing.title': 'Employees of {city}' } };
  const problems = rowProblems({ ...set, texts }, contextOf(landings, messages, []));
  expect(problems.map(problemLine)).toEqual([
    'cities.json: employees, texts.listing.title (en) is shown by none of these landings. Remove the text.',
  ]);
});

function setOf(...rows: LandingRow[]): LandingSet {
  return {
    file: 'cities.json',
    from: 'employees',
    texts: {
      en: {
        title: 'Private pensions in {city}',
        description: `${messages.en['landing.employees.description']} {city}.`,
        'hero.title': 'What pay slips in {city} hide',
        'hero.text': 'The statutory pension replaces only part of your pay, in {city} too.',
        'argument.title': 'Nobody in {city} lives on gross pay',
      },
      de: {
        title: 'Private Altersvorsorge in {city}',
        description: `${messages.de['landing.employees.description']} {city}.`,
        'hero.title': 'Was Gehalts\u00adzettel in {city} ver\u00adschweigen',
        'hero.text': 'Die gesetzliche Rente ersetzt nur einen Teil deines Gehalts, in {city} auch.',
        'argument.title': 'Niemand in {city} lebt vom Brutto',
      },
    },
    rows,
  };
}

function linesOf(...rows: LandingRow[]): string[] {
  const context = contextOf(landings, messages, listOtherPaths());
  return rowProblems(setOf(...rows), context).map(problemLine);
}
