import { expect, test } from 'vitest';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { hyphenate, hyphenateHeadings, hyphenateValues } from './hyphenate.ts';

test.each([
  ['Zwei Versorgungswerke, eine Rentenlücke', 'Zwei Ver|sor|gungs|wer|ke, eine Ren|ten|lü|cke'],
  ['Die Kranken|versicherung', 'Die Kran|ken|ver|si|che|rung'],
  ['Ludwigs|hafen', 'Ludwigs|hafen'],
  ['Ab {minimumContribution} und {minimumContr', 'Ab {minimumContribution} und {minimumContr'],
])('%s', (text, parted) => {
  const hyphenated = hyphenate(text.replaceAll('|', '\u00ad'), 'de');
  expect(hyphenated.replaceAll('\u00ad', '|')).toBe(parted);
});

test.each([
  ['Mönchengladbach', 'Mön|chen|glad|bach'],
  ['Saarbrücken am Rhein', 'Saar|brü|cken am Rhein'],
  ['Nordrhein-Westfalen', 'Nordrhein-Westfalen'],
  ['Ludwigs\u00adhafen', 'Ludwigs|hafen'],
])('the value %s', (city, parted) => {
  const { en, de } = hyphenateValues(inEachLanguage({ en: { city } }));
  expect(de.city?.replaceAll('\u00ad', '|')).toBe(parted);
  expect(en).toEqual(de);
});

test('an English value is parted as English is', () => {
  const values = hyphenateValues(
    inEachLanguage({
      en: { job: 'photographers' },
      de: { job: 'Fotografinnen' },
    }),
  );
  expect(values.en.job?.replaceAll('\u00ad', '|')).toBe('pho|to|graph|ers');
});

test('of what a row says itself only large headings are parted', () => {
  const text = inEachLanguage({ en: 'internationally', de: 'Versorgungswerke' });
  const { hero, other } = hyphenateHeadings({
    hero: { title: text, text, scene: 'desk' },
    other: { title: text },
  });
  expect(hero).toEqual({
    title: {
      en: 'in\u00adter\u00adna\u00adtion\u00adally',
      de: 'Ver\u00adsor\u00adgungs\u00adwer\u00adke',
    },
    text,
    scene: 'desk',
  });
  expect(other, 'is refused by the check').toEqual({ title: text });
});
