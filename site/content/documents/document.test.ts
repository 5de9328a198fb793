import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONDITION_NAMES, holds } from './document.ts';

test.each([
  [undefined, ['nothingStored', 'ownCalculation']],
  ['https://calculation.example/v1', ['nothingStored', 'calculationService']],
])('a build that calculates at %s says so', (calculationUrl, expected) => {
  expect(
    CONDITION_NAMES.filter((name) => holds(name, { experiments: [], calculationUrl })),
  ).toEqual(expected);
});

test('every file of this folder is a document that pages show', () => {
  const index = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
  const unread = files.filter((name) => !index.includes(`'./${name}'`));
  expect(unread, 'Name it in site/content/documents/index.ts').toEqual([]);
});
