import { expect, test } from 'vitest';
import { nameColumn, parseTable } from './csv.ts';

test('names with dots are places in the record', () => {
  expect(rowsOf('name,path.en,path.de\nbonn,/en/bonn,/de/bonn\n')).toEqual([
    { name: 'bonn', path: { en: '/en/bonn', de: '/de/bonn' } },
  ]);
});

test('no name of a column reaches what all objects inherit', () => {
  const [row] = parseTable('__proto__.x,constructor.prototype.y\n1,2', 'x.csv');
  const { record } = row ?? {};
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
  expect(rowsOf('name,text\n"a, ""b""","one\ntwo"')).toEqual([
    { name: 'a, "b"', text: 'one\ntwo' },
  ]);
});

test('a file of a German Excel has semicolons, decimal commas, WAHR, CRLF and a byte order mark', () => {
  const csv = [
    'name;values.de.rate;sections.comparison.assumptions.assetFee;sections.faq.first;sections.a.b',
    'a;0,2;0,2;"[""cost"",""tax""]";WAHR',
  ];
  expect(rowsOf(`${csv.join('\r\n')}\r\n`)).toEqual([
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

test.each([
  ['tabs', 'name\tsections.a.b\nx\t0,2'],
  ['the line of Excel', 'sep=|\r\nname|sections.a.b\r\nx|0,2'],
  ['spaces around names', ' name ; sections.a.b\nx;0,2'],
])('%s separate cells', (_what, csv) => {
  expect(rowsOf(csv)).toEqual([{ name: 'x', sections: { a: { b: 0.2 } } }]);
});

test.each([
  ['3.300', ';', 3300],
  ['"3,300.50 €"', ',', 3300.5],
  ['1.000,00', ';', 1000],
  ['3.3', ',', 3.3],
  ['3.30', ';', 3.3],
  ['12 Monate', ';', '12 Monate'],
  ['Wahr', ';', true],
])('%s between %s is read as %s', (cell, separator, number) => {
  const csv = `name${separator}sections.a.b\nx${separator}${cell}`;
  expect(rowsOf(csv)).toEqual([{ name: 'x', sections: { a: { b: number } } }]);
});

test.each([
  ['"[""cost"",""tax""]"', ['cost', 'tax']],
  ['"cost, tax"', ['cost', 'tax']],
  ['cost;tax', ['cost', 'tax']],
  ['"cost\r\ntax"', ['cost', 'tax']],
  ['cost', ['cost']],
  ['"2,500, 3,400"', [2500, 3400]],
])('the list %s is %j', (cell, first) => {
  expect(rowsOf(`name,sections.faq.first\nx,${cell}`)).toEqual([
    { name: 'x', sections: { faq: { first } } },
  ]);
});

test('a row knows its line, also below the line of Excel and cells of several lines', () => {
  const lines = (csv: string) => parseTable(csv, 'x.csv').map(({ line }) => line);
  expect(lines('name,text\n"a\nb",c\nd,e')).toEqual([2, 4]);
  expect(lines('sep=;\nname;text\na;b')).toEqual([3]);
});

test('columns are named as spreadsheets name them', () => {
  const names = [0, 25, 26, 51, 52, 701, 702].map(nameColumn);
  expect(names.join()).toBe('A,Z,AA,AZ,BA,ZZ,AAA');
});

test('a carriage return alone ends a line too, as Excel on a Mac writes it', () => {
  expect(rowsOf('sep=;\rname;text\rone;a\rtwo;"b\rc"\r')).toEqual([
    { name: 'one', text: 'a' },
    { name: 'two', text: 'b\rc' },
  ]);
});

test('an empty line is no row', () => {
  expect(rowsOf('name,text\n\none,a\n,\n\n')).toEqual([{ name: 'one', text: 'a' }]);
});

test.each([
  ['a table without rows', 'name,text\n', 'cities.csv has no rows. Write one in each line below'],
  [
    'a number that may be another one',
    'name,sections.a.b\nx,5.000',
    'cities.csv, line 2, column B "sections.a.b": "5.000" may be 5000 or 5. Write',
  ],
  ['one with a decimal comma', 'name;sections.a.b\nx;1,000', '"1,000" may be 1000 or 1.'],
  ['one in a list', 'name,sections.a.first\nx,"2,500, 3.400"', '"3.400" may be 3400 or 3.4.'],
  ['one in JSON', 'name,sections.a.first\nx,"[2.500, 3400]"', '"2.500" may be 2500 or 2.5.'],
  [
    'an error of Excel',
    'name;text\none;a\ntwo;#BEZUG!',
    'cities.csv, line 3, column B "text": #BEZUG! is an error of Excel. Correct its formula.',
  ],
  ['a value that is not there', 'name,text\none,#N/A', '#N/A is an error of Excel.'],
  ['an error with an umlaut', 'name,text\none,#ÜBERLAUF!', '#ÜBERLAUF! is an error of Excel.'],
  ['a narrow column', 'name,text\none,####', '#### is what a narrow column shows. Widen it'],
  ['a formula', 'name,text\none,=A1', '=A1 is a formula. Show results, not formulas'],
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
  const isList = (name: string) => name.endsWith('.first');
  return parseTable(csv, 'cities.csv', { isList }).map(({ record }) => record);
}
