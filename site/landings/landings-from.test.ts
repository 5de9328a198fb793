import { describe, expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { otherPaths } from '../rendering/routes.ts';
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
  ])('%s', (_fault, row, line) => {
    expect(linesOf(BERLIN, row)).toContain(line);
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
  const context = contextOf(landings, messages, otherPaths());
  return rowProblems(setOf(...rows), context).map(problemLine);
}
