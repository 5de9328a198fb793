import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { readSources, type SourceFile } from '../../tools/source/imports.ts';
import { type SyntaxNode, walk } from './syntax.ts';

/** The files that may ask which day it is, each with the reason. */
const MAY_READ: Readonly<Record<string, string>> = {
  'composer/draft/kept-drafts.ts': 'notes when a draft was changed',
  'composer/server/save.integration.test.ts': 'waits',
  'design-system/cards/ReviewCard/relative-dates.ts':
    'says in the browser how long ago a review is',
  'site/calculator/comparison/export/tables.ts': 'says on paper when it was printed',
  'site/content/service/passing-faults.ts': 'waits until a time that the content service names',
  'tools/build/out-of-date.ts': 'tells a build what is out of date',
  'tools/checks/clock.ts': 'moves the clock',
  'tools/clock/read-shift.fixture.ts': 'moves the clock of pages as that of their tests',
  'tools/files/lock.ts': 'waits',
  'visual/capture/steady.ts': 'sets the clock of pages',
  'visual/causes/module-graph.integration.test.ts': 'edits files at a known time',
  'visual/causes/record-modules.ts': 'sees which files were edited while it ran',
  'visual/decide/decide.ts': 'notes when somebody decided',
  'visual/model/report-folder.ts': 'notes when pictures were taken or compared',
  '.storybook/landing-stories.ts': 'tells the bundler that a file changed',
};

test('only what has a reason reads the clock: pages, stories and checks are the same on every day', () => {
  const files = readSources(ROOT, [
    ...['lib', 'tokens', 'design-system', 'site', 'stories', 'composer', 'tools', 'visual'],
    ...['tests', '.storybook'],
  ]);
  expect(files.filter(readsClock).map(({ path }) => path)).toEqual(Object.keys(MAY_READ).sort());
});

test.each([
  ['new Date()', true],
  ['Date.now()', true],
  ['const read = Date.now;', true],
  ['Date()', true],
  ['Temporal.Now.plainDateISO()', true],
  ["new Date('2026-11-28')", false],
  ['Date.parse(day)', false],
  ['performance.now()', false],
])('%s reads the clock: %s', (text, reads) => {
  expect(readsClock({ path: 'one.ts', text })).toBe(reads);
});

function readsClock(file: SourceFile): boolean {
  if (!/\b(Date|Temporal)\b/.test(file.text)) return false;
  let found = false;
  walk(file, (node) => {
    found ||= isReading(node);
  });
  return found;
}

function isReading({ type, callee, object, property, arguments: given }: SyntaxNode): boolean {
  if (type === 'NewExpression') return isNamed(callee, 'Date') && isEmpty(given);
  if (type === 'CallExpression') return isNamed(callee, 'Date');
  if (type !== 'MemberExpression') return false;
  return (
    (isNamed(object, 'Date') && isNamed(property, 'now')) ||
    (isNamed(object, 'Temporal') && isNamed(property, 'Now'))
  );
}

function isNamed(node: unknown, name: string): boolean {
  return typeof node === 'object' && node !== null && 'name' in node && node.name === name;
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}
