import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { findMistypedVariables, VARIABLES } from './variables.ts';

test.each([
  ['TRACKNG', 'TRACKING'],
  ['BRNAD', 'BRAND'],
  ['BANERS', 'BANNERS'],
  ['CONTENT_API_TOKE', 'CONTENT_API_TOKEN'],
  ['STORYBOK_PORT', 'STORYBOOK_PORT'],
])('%s is taken for %s', (mistyped, meant) => {
  expect(findMistypedVariables({ [mistyped]: '1' })).toEqual([
    `${mistyped} is set, but nothing reads it. Did you mean ${meant}?`,
  ]);
});

test('what is ours, and what others set, is no mistake', () => {
  const others = ['HOME', 'LANG', 'LESS', 'PATH', 'PWD', 'HOSTNAME', 'HOSTTYPE', 'BRANCH', 'CC'];
  const names = [...VARIABLES, ...others];
  expect(findMistypedVariables(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([]);
});

test('the page of commands has a row for each', () => {
  const page = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8');
  const table = page.split('\n## Environment variables\n')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(VARIABLES.toSorted());
});

test('every variable that the code reads is listed', () => {
  const files = globSync('{lib,tokens,site,tools,visual,composer,tests,.storybook}/**/*.ts', {
    cwd: ROOT,
    exclude: (path) => /\.test\.ts$/.test(path),
  });
  const read = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/process\.env\.([A-Z_]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  const listed = [...VARIABLES, ...OF_THE_SYSTEM];
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((name) => !listed.includes(name))).toEqual([]);
});

/** What Node, npm and the operating system set. */
const OF_THE_SYSTEM = ['NODE_ENV', 'NODE_OPTIONS', 'PATH', 'TMPDIR'];
