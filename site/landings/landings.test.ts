import { describe, expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import type { SectionKind } from '../sections/anchors.ts';
import { problemLine } from './check/problem.ts';
import { tableProblems } from './check/table-problems.ts';
import { landings, landingsIn } from './index.ts';

/** The order of the home page's sections, as the specification has it. */
const HOME_SECTIONS: readonly SectionKind[] = [
  'hero',
  'infoPanel',
  'pensionGap',
  'howItWorks',
  'personas',
  'portfolios',
  'performance',
  'comparison',
  'costs',
  'reviews',
  'faq',
];

test('no landing has a problem', () => {
  expect(tableProblems(landings, messages, []).map(problemLine)).toEqual([]);
});

test('the home page has its sections in the specified order', () => {
  expect(kindsOf('home')).toEqual(HOME_SECTIONS);
});

test('there are six personas, each with a picture of its own', () => {
  const scenes = landingsIn('personas').map(({ scene }) => scene);
  expect(scenes).toHaveLength(6);
  expect(scenes).toEqual([...new Set(scenes)]);
});

describe.each(landingsIn('personas'))('the page for $key', ({ key, path }) => {
  test('has addresses that mark it as a marketing page', () => {
    for (const address of Object.values(path)) expect(address).toMatch(/\.lp$/);
  });

  test('argues and works out its own gap', () => {
    expect(kindsOf(key)).toEqual(expect.arrayContaining(['argument', 'pensionGap', 'cases']));
  });
});

function kindsOf(key: keyof typeof landings): SectionKind[] {
  return landings[key].sections.map(({ kind }) => kind);
}
