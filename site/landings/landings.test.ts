import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOtherPaths } from '../pages/addresses.ts';
import { findProblems } from './check/all-problems.ts';
import { students } from './check/landings.fixture.ts';
import { formatProblem } from './check/problem.ts';
import { getLanding, LANDING_NAMES, landings } from './index.ts';
import { formatJson, formatLanding, getLandingFile, parseLandings } from './landing-file.ts';
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

test.each(LANDING_NAMES)('saving %s loses nothing', (name) => {
  const file = readFileSync(join(ROOT, getLandingFile(name)), 'utf8');
  expect(JSON.parse(formatLanding(getLanding(name)))).toEqual({
    $schema: './landing.schema.json',
    ...JSON.parse(file),
  });
});

test('a landing is saved as the formatter of the project writes it', () => {
  const file = join(import.meta.dirname, 'check/students.fixture.json');
  expect(formatJson(students)).toBe(readFileSync(file, 'utf8'));
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

/** Whether the last part of a path ends in `.lp`; other letters of names do not count. */
function isMarketingPath(path: string): boolean {
  return path.endsWith('.lp');
}
