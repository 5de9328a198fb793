import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import incomes from '../../docs/examples/incomes.json' with { type: 'json' };
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { readChosenLandings } from './landing-rows.ts';

const { rows, ...set } = incomes;

test('without a file there are none', async () => {
  expect(await readChosenLandings('')).toEqual([]);
});

test('rows in the file and rows in a table beside it are the same landings', async () => {
  expect(await readTowns(rows)).toMatchObject([{ from: 'employees', rows }]);
  expect(await readTowns('towns.csv', { 'towns.csv': `\uFEFF${tableOf(rows)}` })).toMatchObject([
    { file: expect.stringMatching(/towns\.csv$/), rows },
  ]);
});

test.each([
  [
    'a row that is not sound',
    [{ ...rows[0], path: { en: '/en/x', de: '/x' } }],
    'towns.json row 1',
  ],
  ['a list without rows', [], 'towns.json: rows is empty'],
  ['a row without values', [rows[0], { name: 'a' }], 'towns.json row 2: path is missing.'],
  [
    'a workbook of Excel',
    'book.xlsx',
    /book\.xlsx is a workbook of Excel.*Save its table as “CSV UTF-8 \(durch/,
  ],
  ['a table that is not there', 'none.csv', /none\.csv does not exist\. LANDING_ROWS/],
  ['a table that is a folder', '.', ' is a folder. LANDING_ROWS'],
  ['a table with a broken quote', 'broken.csv', 'broken.csv, line 2'],
  [
    'a cell of a value that is empty',
    'empty.csv',
    'empty.csv:2: income1, values.de.income is missing. Write it in both languages.',
  ],
  ['a table without a column', 'wrong.csv', 'wrong.csv: the column "path.en" is missing'],
])('%s is named with its file', async (_what, given, reason) => {
  const tables = {
    'book.xlsx': 'PK\u0003\u0004',
    'broken.csv': 'name,text\na,b"c\n',
    'empty.csv':
      'name,path.en,path.de,values.en.income,values.de.income\nincome1,/en/a.lp,/de/a.lp,1,\n',
    'wrong.csv': 'name\na\n',
  };
  await expect(readTowns(given, tables)).rejects.toThrow(reason);
});

test.each([
  ['a word that no dictionary has', 'Kranken- und Pflegeversichrung.', 'says “Pflegeversichrung”'],
  [
    'a hero too high for a phone',
    'Jede Frage zählt. '.repeat(15).trim(),
    'hero.text 6, which push',
  ],
])('%s is refused in a row, too', async (_what, de, reason) => {
  const [{ sections, ...row }] = incomes.rows as [(typeof rows)[0]];
  const hero = { text: { en: sections.hero.text.en, de } };
  await expect(
    readTowns([{ ...row, sections: { ...sections, hero } }, ...rows.slice(1)]),
  ).rejects.toThrow(new RegExp(`towns\\.json row 1: income2500, hero\\..*${reason}`));
});

test('a table of a German Excel that is not in UTF-8 is read', async () => {
  const cells = tableOf(rows, ';');
  const folder = await createFolder({
    'towns.json': JSON.stringify({ ...set, rows: 'towns.csv' }),
  });
  // Of all signs in it, only € is elsewhere in Windows-1252.
  const bytes = [...cells].map((sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)));
  await writeFile(join(folder, 'towns.csv'), Buffer.from(bytes));
  const [read] = await readChosenLandings(join(folder, 'towns.json'));
  expect(read?.rows).toEqual(rows);
});

test('“Unicode text” of Excel is read: tabs and UTF-16', async () => {
  const folder = await createFolder({
    'towns.json': JSON.stringify({ ...set, rows: 'towns.txt' }),
  });
  await writeFile(join(folder, 'towns.txt'), `\uFEFF${tableOf(rows, '\t')}`, 'utf16le');
  const [read] = await readChosenLandings(join(folder, 'towns.json'));
  expect(read?.rows).toEqual(rows);
});

test('a table in place of the file that names it says what to write', async () => {
  const folder = await createFolder({ 'towns.csv': tableOf(rows), 'book.xlsx': 'PK\u0003\u0004' });
  await expect(readChosenLandings(join(folder, 'towns.csv'))).rejects.toThrow(
    'towns.csv is a table. Write a file beside it that says which landing its rows are made from',
  );
  await expect(readChosenLandings(join(folder, 'book.xlsx'))).rejects.toThrow(
    /book\.xlsx is a workbook of Excel.*“CSV UTF-8 \(durch Trennzeichen getrennt\)”/,
  );
});

/** Reads a set with these rows, which has tables beside its file. */
async function readTowns(given: unknown, tables: Readonly<Record<string, string>> = {}) {
  const file = JSON.stringify({ ...set, rows: given });
  return readChosenLandings(
    join(await createFolder({ 'towns.json': file, ...tables }), 'towns.json'),
  );
}

/** Rows as CSV: every leaf of a row is a column. */
function tableOf(records: readonly object[], separator = ','): string {
  const lines = records.map((record) => Object.fromEntries(leavesOf(record)));
  const names = Object.keys(lines[0] ?? {});
  const quoted = (cell = '') => `"${cell.replaceAll('"', '""')}"`;
  return [names, ...lines.map((line) => names.map((name) => line[name]))]
    .map((cells) => cells.map(quoted).join(separator))
    .join('\n');
}

function leavesOf(record: object, at = ''): [name: string, cell: string][] {
  return Object.entries(record).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && !Array.isArray(value)
      ? leavesOf(value, `${at}${key}.`)
      : [[`${at}${key}`, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
}
