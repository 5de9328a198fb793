import { expect, test } from 'vitest';
import { nameColumn, parseTable } from './csv.ts';

test('names with dots are places in the record', () => {
  expect(rowsOf('name,path.en,path.de\nbonn,/en/bonn,/de/bonn\n')).toEqual([
    { name: 'bonn', path: { en: '/en/bonn', de: '/de/bonn' } },
  ]);
});

test('no name of a column reaches what all objects inherit', () => {
  const [record] = parseTable('__proto__.x,constructor.prototype.y\n1,2', 'x.csv');
  expect(Object.hasOwn({}, 'x') || 'x' in {} || 'y' in {}).toBe(false);
  expect(Object.keys(record ?? {})).toEqual(['__proto__', 'constructor']);
});

test('only sections have numbers and lists, and empty cells are left out', () => {
  const csv = [
    'name,values.de.year,sections.pensionGap.person.age,sections.faq.first,sections.hero.scene',
    'one,2026,38,"[""cost"",""tax""]",desk',
    'two,,,,',
  ];
  expect(rowsOf(csv.join('\r\n'))).toEqual([
    {
      name: 'one',
      values: { de: { year: '2026' } },
      sections: {
        pensionGap: { person: { age: 38 } },
        faq: { first: ['cost', 'tax'] },
        hero: { scene: 'desk' },
      },
    },
    { name: 'two' },
  ]);
});

test('quoted cells may hold commas, quotes and line breaks', () => {
  expect(rowsOf('\uFEFFname,text\n"a, ""b""","one\ntwo"')).toEqual([
    { name: 'a, "b"', text: 'one\ntwo' },
  ]);
});

test('a file of a German Excel has semicolons, decimal commas, WAHR, CRLF and a byte order mark', () => {
  const csv = [
    'name;values.de.rate;sections.comparison.assumptions.assetFee;sections.faq.first;sections.a.b',
    'a;0,2;0,2;"[""cost"",""tax""]";WAHR',
  ];
  expect(rowsOf(`\uFEFF${csv.join('\r\n')}\r\n`)).toEqual([
    {
      name: 'a',
      values: { de: { rate: '0,2' } },
      sections: {
        comparison: { assumptions: { assetFee: 0.2 } },
        faq: { first: ['cost', 'tax'] },
        a: { b: true },
      },
    },
  ]);
});

test('columns are named as spreadsheets name them', () => {
  const names = [0, 25, 26, 51, 52, 701, 702].map(nameColumn);
  expect(names.join()).toBe('A,Z,AA,AZ,BA,ZZ,AAA');
});

test('an empty line is no row', () => {
  expect(rowsOf('name,text\n\none,a\n,\n\n')).toEqual([{ name: 'one', text: 'a' }]);
});

test.each([
  ['a quote in the middle of a cell', 'name,text\none,a"b,c', 'cities.csv, line 2: a quote'],
  [
    'a quote that is not closed',
    'name,text\n"one\ntwo",a\nthree,"b',
    'cities.csv, line 4: a quote',
  ],
  ['text behind a quoted cell', 'name,text\none,"a"b', 'cities.csv, line 2: a quote'],
  ['more cells than names', 'name,text\n\none,a,b', 'line 3: 3 cells, the first line has 2.'],
  ['fewer cells than names', 'name,text\n"o\nne",a\ntwo', 'line 4: 1 cell, the first line has 2.'],
  ['a cell below no name', 'name,\na,b', 'line 2: column B has no name in the first line'],
  [
    'more cells than names, by semicolons',
    'a;b\n1;2;3',
    'Put quotes around a cell with semicolons',
  ],
  [
    'a place within another',
    'path,path.en\na,b',
    'the columns A "path" and B "path.en" are the same place',
  ],
  [
    'the same place twice',
    'name,name\na,b',
    'the columns A "name" and B "name" are the same place',
  ],
])('%s is refused', (_fault, csv, reason) => {
  expect(() => rowsOf(csv)).toThrow(reason);
});

function rowsOf(csv: string): Record<string, unknown>[] {
  return parseTable(csv, 'cities.csv');
}
