import { expect, test } from 'vitest';
import { describePlace, formatProblem } from './describe-field.ts';

test.each([
  ['hero.title', 'de', 'Hero: title (German)'],
  ['argument.points.2.title', 'en', 'Argument: point 2, title (English)'],
  ['infoPanel.bullets.1', undefined, 'Info panel: bullet 1'],
  ['pensionGap.person.grossMonthlyIncome', undefined, 'Pension gap: person, gross monthly income'],
  ['faq.first.2', undefined, 'FAQ: first question 2'],
  ['listing.places', undefined, 'Links from other pages: places'],
  ['path.de', undefined, 'Address (German)'],
  ['description', 'en', 'Description (English)'],
] as const)('%s (%s) is «%s»', (field, locale, words) => {
  expect(describePlace(locale ? { field, locale } : { field })).toBe(words);
});

test('problems name figures by their meaning and fields by their words', () => {
  const problem = {
    ...{ file: '', landing: 'students', field: 'texts', problem: 'types flatTax' },
    advice: 'Write {minimumContribution} in hero.title and argument.points.1.text.',
  };
  expect(formatProblem(problem)).toBe(
    'Types “Tax on capital income, without solidarity surcharge and church tax” (25\u00a0%). Write “Smallest monthly contribution” (100\u00a0€) in “Hero: title” and “Argument: point 1, text”.',
  );
});
