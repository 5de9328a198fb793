import { expect, test } from 'vitest';
import { bindSpaces } from './bind-spaces.ts';

/** A space and a place that no line breaks at, so that they can be seen here. */
const shown = (text: string) =>
  bindSpaces(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

test.each([
  ['100 € im Monat', '100_€ im Monat'],
  ['mit 67 Jahren und 12 Jahre lang', 'mit 67_Jahren und 12_Jahre lang'],
  ['{age} years, {rate} percent', '{age}_years, {rate}_percent'],
  ['{n, plural, one {# year} other {# years}}', '{n, plural, one {#_year} other {#_years}}'],
  ['§ 20 Abs. 1 Nr. 6 Satz 2 EStG', '§_20 Abs._1 Nr._6 Satz_2_EStG'],
  ['nach § 1 gilt', 'nach §_1 gilt'],
  ['§ 56 Abs. 2 SGB VI', '§_56 Abs._2_SGB_VI'],
  ['section 55 (3) SGB XI', 'section_55 (3)_SGB_XI'],
  ['section 249a SGB V', 'section_249a_SGB_V'],
  ['am § 22 Nr. 1 EStG', 'am §_22 Nr._1_EStG'],
  ['am 1. Januar 2026', 'am 1._Januar 2026'],
  ['on 21 November 2026', 'on 21_November 2026'],
  ['§§ 49, 50 EStG', '§§_49,_50_EStG'],
  ['(Art. 77 DSGVO)', '(Art._77_DSGVO)'],
  ['Art. 15 bis 21 DSGVO', 'Art._15 bis 21_DSGVO'],
  ['(Art. 77 GDPR)', '(Art._77_GDPR)'],
  ['§ 1 VVG-InfoV', '§_1_VVG-|InfoV'],
  ['(PDF, {size, number} kB)', '(PDF,_{size, number}_kB)'],
  ['ETF-Sparplan', 'ETF-|Sparplan'],
  ['your take-home pay', 'your take-|home pay'],
  ['section 20 (1) no. 6', 'section_20_(1) no._6'],
  ['Section 22 EStG', 'Section_22_EStG'],
  ['Alter {age}', 'Alter_{age}'],
])('binds what belongs together in %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  '100 ways',
  '3 yearly fees',
  'Teenager 12',
  'in the year 2031',
  'Jahre 5',
  '2026 GmbH',
  'November 2026',
])('leaves %s as it is', (text) => {
  expect(shown(text)).toBe(text);
});
