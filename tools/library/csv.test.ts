import { expect, test } from 'vitest';
import { tableRows } from './csv.ts';

test('names with dots are places in the record', () => {
  expect(tableRows('name,path.en,path.de\nbonn,/en/bonn,/de/bonn\n')).toEqual([
    { name: 'bonn', path: { en: '/en/bonn', de: '/de/bonn' } },
  ]);
});

test('only sections have numbers and lists, and empty cells are left out', () => {
  const csv = [
    'name,values.de.year,sections.pensionGap.person.age,sections.faq.first,sections.hero.scene',
    'one,2026,38,"[""cost"",""tax""]",desk',
    'two,,,,',
  ];
  expect(tableRows(csv.join('\r\n'))).toEqual([
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
  expect(tableRows('\uFEFFname,text\n"a, ""b""","one\ntwo"')).toEqual([
    { name: 'a, "b"', text: 'one\ntwo' },
  ]);
});
