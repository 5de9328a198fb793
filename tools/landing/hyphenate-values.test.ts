import { expect, test } from 'vitest';
import { hyphenateValues } from './hyphenate-values.ts';

test.each([
  ['Mönchengladbach', 'Mön|chen|glad|bach'],
  ['Saarbrücken am Rhein', 'Saar|brü|cken am Rhein'],
  ['Nordrhein-Westfalen', 'Nordrhein-Westfalen'],
  ['Ludwigs\u00adhafen', 'Ludwigs|hafen'],
])('%s', (city, parted) => {
  const { en, de } = hyphenateValues({ en: { city }, de: { city } });
  expect(de.city?.replaceAll('\u00ad', '|')).toBe(parted);
  expect(en).toEqual(de);
});

test('an English word is parted as English is', () => {
  const values = hyphenateValues({
    en: { job: 'photographers' },
    de: { job: 'Fotografinnen' },
  });
  expect(values.en.job?.replaceAll('\u00ad', '|')).toBe('pho|to|graph|ers');
});
