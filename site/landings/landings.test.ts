import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listOtherPaths } from '../pages/addresses.ts';
import { findProblems } from './check/all-problems.ts';
import { formatProblem } from './check/problem.ts';
import { getLanding, LANDING_NAMES, landings, listLandings } from './index.ts';
import { formatLanding, getLandingFile, parseLandings } from './landing-file.ts';
import { formatSchema, SCHEMA_FILE } from './landing-schema.ts';
import { landingFiles } from './read-files.ts';

const ROOT = join(import.meta.dirname, '../..');

test('no landing has a problem', () => {
  expect(findProblems(landings, listOtherPaths()).map(formatProblem)).toEqual([]);
});

test('Node reads the same landings as Vite bundles, in the same order', () => {
  const read = parseLandings(landingFiles);
  expect(read).toEqual(landings);
  expect(Object.keys(read)).toEqual(LANDING_NAMES);
});

test.each(LANDING_NAMES)('the file of %s is written as it would be saved', (name) => {
  const file = readFileSync(join(ROOT, getLandingFile(name)), 'utf8');
  expect(file).toBe(formatLanding(getLanding(name)));
});

test('the schema that editors read is up to date: `npm run landing -- schema` writes it', () => {
  expect(readFileSync(join(ROOT, SCHEMA_FILE), 'utf8')).toBe(formatSchema());
});

test('landings go by position, then by name, the home page first', () => {
  const landing = (position?: number) => ({ path: {}, sections: [], listing: { position } });
  const files = { c: landing(2), b: landing(), d: landing(1), a: landing(2), home: landing() };
  expect(Object.keys(parseLandings(files))).toEqual(['home', 'd', 'a', 'c', 'b']);
});

test('no other page has the address of a marketing page', () => {
  expect(listOtherPaths().filter(isMarketingPath)).toEqual([]);
});

test.each([
  ['/en/private-pensions-berlin.lp', true],
  ['/en/help', false],
  ['/de/alpine', false],
  ['/en/lp', false],
  ['/en/pension.lp/start', false],
])('%s is the address of a marketing page: %s', (path, isMarketing) => {
  expect(isMarketingPath(path)).toBe(isMarketing);
});

describe.each(listLandings('personas'))('the page for $name', ({ name, path, scene }) => {
  test('has a picture of its own', () => {
    const scenes = listLandings('personas').map((other) => other.scene);
    expect(scenes.filter((other) => other === scene)).toHaveLength(1);
  });

  test('has addresses that mark it as a marketing page', () => {
    expect(Object.values(path).every(isMarketingPath)).toBe(true);
  });

  test('makes its own case and calculates its own gap', () => {
    const kinds = getLanding(name).sections.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['argument', 'pensionGap', 'cases']));
  });
});

/** Whether the last part of a path ends in `.lp`; other letters of names do not count. */
function isMarketingPath(path: string): boolean {
  return path.endsWith('.lp');
}
