import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages } from '../i18n/messages/index.ts';
import { listOtherPaths } from '../prerender/routes.ts';
import type { SectionKind } from '../sections/anchors.ts';
import { problemLine } from './check/problem.ts';
import { tableProblems } from './check/table-problems.ts';
import { LANDING_KEYS, type LandingKey, landings, landingsIn } from './index.ts';
import { landingFile, OTHER_FILES } from './landing-files.ts';

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

/** The personas of the specification, in its order. */
const PERSONAS: readonly LandingKey[] = [
  'employees',
  'selfEmployed',
  'parents',
  'expats',
  'etfInvestors',
  'closeToRetiring',
];

test('no landing has a problem', () => {
  expect(tableProblems(landings, messages, listOtherPaths()).map(problemLine)).toEqual([]);
});

test('every file of the folder is that of a landing, or is kept from becoming one', () => {
  const files = globSync('site/landings/*.ts', { cwd: join(import.meta.dirname, '../..') });
  const modules = files.filter((file) => !file.endsWith('.test.ts'));
  expect(modules.sort()).toEqual([...LANDING_KEYS.map(landingFile), ...OTHER_FILES].sort());
});

test('the home page has its sections in the specified order', () => {
  expect(kindsOf('home')).toEqual(HOME_SECTIONS);
});

const specified = landingsIn('personas').filter(({ key }) => PERSONAS.includes(key));

test('the specified personas are listed, each with a picture of its own', () => {
  expect(specified.map(({ key }) => key)).toEqual(PERSONAS);
  expect(new Set(specified.map(({ scene }) => scene)).size).toBe(PERSONAS.length);
});

describe.each(specified)('the page for $key', ({ key, path }) => {
  test('has addresses that mark it as a marketing page', () => {
    for (const address of Object.values(path)) expect(address).toMatch(/\.lp$/);
  });

  test('makes its own case and calculates its own gap', () => {
    expect(kindsOf(key)).toEqual(expect.arrayContaining(['argument', 'pensionGap', 'cases']));
  });
});

function kindsOf(key: LandingKey): SectionKind[] {
  return landings[key].sections.map(({ kind }) => kind);
}
