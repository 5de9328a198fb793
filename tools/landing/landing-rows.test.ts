import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readChosenLandings } from './landing-rows.ts';
import { createManyLandings } from './many-landings.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rows-'));
});

afterEach(() => rm(folder, { recursive: true }));

const { file: _file, rows, ...set } = createManyLandings(2);

test('without a file there are none', async () => {
  expect(await readChosenLandings('')).toEqual([]);
});

test('rows in the file and rows in a table beside it are the same landings', async () => {
  const inFile = await readChosenLandings(await write('towns.json', { ...set, rows }));
  expect(inFile).toMatchObject([{ from: 'employees', rows }]);
  await writeFile(join(folder, 'towns.csv'), tableOf(rows));
  const [beside] = await readChosenLandings(
    await write('towns.json', { ...set, rows: 'towns.csv' }),
  );
  expect(beside).toMatchObject({ file: expect.stringMatching(/towns\.csv$/), rows });
});

test.each([
  [
    'a row that is not sound',
    [{ ...rows[0], path: { en: '/en/x', de: '/x' } }],
    'towns.json row 1',
  ],
  ['a row without values', [rows[0], { name: 'a' }], 'towns.json row 2: path Invalid input'],
  ['a table that is not there', 'none.csv', /none\.csv cannot be read: ENOENT.*LANDING_ROWS/],
  ['a table that is a folder', '.', 'cannot be read: EISDIR'],
  ['a table with a broken quote', 'broken.csv', 'broken.csv, line 2'],
  ['a table with a wrong row', 'wrong.csv', 'wrong.csv row 1: path Invalid input'],
])('%s is named with its file', async (_what, given, reason) => {
  await writeFile(join(folder, 'broken.csv'), 'name,text\na,b"c\n');
  await writeFile(join(folder, 'wrong.csv'), 'name\na\n');
  const file = await write('towns.json', { ...set, rows: given });
  await expect(readChosenLandings(file)).rejects.toThrow(reason);
});

async function write(name: string, content: object): Promise<string> {
  await writeFile(join(folder, name), JSON.stringify(content));
  return join(folder, name);
}

/** Rows as CSV: every leaf of a row is a column. */
function tableOf(records: readonly object[]): string {
  const lines = records.map((record) => Object.fromEntries(leavesOf(record)));
  const names = Object.keys(lines[0] ?? {});
  const quoted = (cell = '') => `"${cell.replaceAll('"', '""')}"`;
  return [names, ...lines.map((line) => names.map((name) => line[name]))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n');
}

function leavesOf(record: object, at = ''): [name: string, cell: string][] {
  return Object.entries(record).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && !Array.isArray(value)
      ? leavesOf(value, `${at}${key}.`)
      : [[`${at}${key}`, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
}
