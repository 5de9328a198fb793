import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

/** Texts of fields whose values are whole, and the number that each can only mean. */
const WHOLE: readonly (readonly [text: string, value: number])[] = [
  // Plain digits, and what an input method or a copy adds.
  ['0', 0],
  ['007', 7],
  ['5000', 5000],
  ['                    5000', 5000],
  ['\t5000\r\n', 5000],
  ['１２３', 123],
  ['３．５００，００', 3500],
  ['3\u200b500', 3500],
  ['\u202a3.500\u00a0€\u202c', 3500],
  ['3.500\u00ad,00', 3500],
  ['\ufeff3500', 3500],
  // German.
  ['1.500', 1500],
  ['10.000', 10_000],
  ['1.000.000', 1_000_000],
  ['1.234.567,89', 1_234_567.89],
  ['1234,56', 1234.56],
  ['1234,5678', 1234.5678],
  ['1.234,567', 1234.567],
  ['1234,', 1234],
  [',50', 0.5],
  ['0,5', 0.5],
  ['2,5', 2.5],
  ['3.500.', 3500],
  // English.
  ['10,000', 10_000],
  ['1,234.56', 1234.56],
  ['1,234,567', 1_234_567],
  ['1,234,567.89', 1_234_567.89],
  ['1234.5', 1234.5],
  ['2.5', 2.5],
  ['0.125', 0.125],
  ['.5', 0.5],
  // Swiss.
  ["3'500.00", 3500],
  ['3’500,–', 3500],
  ["CHF 3'500.–", 3500],
  ["Fr. 3'500.--", 3500],
  ["sFr. 3'500", 3500],
  ["Fr.3'500.-", 3500],
  ["1'234'567.50", 1_234_567.5],
  ['CHF-500.00', -500],
  ['3500 ,-', 3500],
  // Grouped by spaces.
  ['3 500', 3500],
  ['€ 3 500', 3500],
  ['3\u00a0500\u00a0€', 3500],
  ['3\u202f500,00\u202f€', 3500],
  ['3\u2009500 €', 3500],
  ['1 234 567,89 €', 1_234_567.89],
  // Currencies.
  ['3.500 €', 3500],
  ['3500€', 3500],
  ['€3500', 3500],
  ['EUR 3.500', 3500],
  ['EUR3500', 3500],
  ['EUR 1.234,56', 1234.56],
  ['3.500 EUR', 3500],
  ['3.500 Euro', 3500],
  ['3.500,- €', 3500],
  ['3.500,-', 3500],
  ['3.500,-- EUR', 3500],
  ['3500.-', 3500],
  ['US$ 3,500', 3500],
  ['£3,500.00', 3500],
  // What it is for, and notes.
  ['3.500,00 € mtl.', 3500],
  ['3.500 Euro im Monat', 3500],
  ['3.500€/Monat', 3500],
  ['3.500 € p. M.', 3500],
  ['3500 monatlich', 3500],
  ['42.000 € p. a.', 42_000],
  ['netto 3500 €', 3500],
  ['Brutto-Gehalt: 3.500,00 EUR', 3500],
  ['Auszahlungsbetrag (netto) 2.345,67 €', 2345.67],
  ['Netto – 3.500 €', 3500],
  ['Netto — 3.500 €', 3500],
  ['3.500,00 € (dreitausendfünfhundert)', 3500],
  ['ca. 3500', 3500],
  ['ca.3.500 €', 3500],
  ['~3500', 3500],
  ['≈ 3.500 €', 3500],
  ['Summe = 3.500 €', 3500],
  ['„3.500 €“', 3500],
  ['"3.500,00";', 3500],
  ['3.500 € (brutto)', 3500],
  ['Gehalt Mai: 3.500 €', 3500],
  ['35 Jahre', 35],
  ['5 J.', 5],
  ['20000 Erspartes', 20_000],
  ['42000 Bruttogehalt', 42_000],
  ['12 %', 12],
  ['3.500\n€', 3500],
  ['Netto:\n3.500,00 €', 3500],
  // Footnotes.
  ['3.500 €¹', 3500],
  ['3.500 €*', 3500],
  ['3.500*', 3500],
  ['3.500 € **', 3500],
  ['3.500 €†', 3500],
  ['3.500 € 1)', 3500],
  ['3.500 €1)', 3500],
  ['3.500 € (1)', 3500],
  ['3.500 € [12]', 3500],
  ['3.500 €¹)', 3500],
  ['3.500 €⁽¹⁾', 3500],
  ['3.500 €¹ ²', 3500],
  ['3.500 €¹,²', 3500],
  ['3.500 € 1) 2)', 3500],
  // Thousands and millions.
  ['2k', 2000],
  ['2 k', 2000],
  ['2,5K', 2500],
  ['2.5k', 2500],
  ['3,5 Tsd. €', 3500],
  ['3,5 tsd', 3500],
  ['350 T€', 350_000],
  ['350 TEUR', 350_000],
  ['350 kEUR', 350_000],
  ['3 Tausend Euro', 3000],
  ['350 Tds. €', 350_000],
  ['1,2 mln €', 1_200_000],
  ['3 thousand', 3000],
  ['1 Mio', 1_000_000],
  ['1,2 Mio. €', 1_200_000],
  ['1.2 million', 1_200_000],
  ['0,5 Millionen Euro', 500_000],
  ['1,1 Mrd. €', 1_100_000_000],
  // Signs.
  ['-500', -500],
  ['−1', -1],
  ['-1 %', -1],
  ['- 500 €', -500],
  ['–500', -500],
  ['-€500', -500],
  ['€-500', -500],
  ['Saldo -500 €', -500],
  ['Betrag: EUR -500', -500],
  ['+5.963 €', 5963],
  ['-0', 0],
];

/** Texts that nobody can read as one number without a guess. */
const REFUSED: readonly string[] = [
  // None.
  ...['', ' ', '\u00a0', 'seven', 'abc', '-', ',', '€', 'Not a number', 'dreitausend'],
  // Two.
  ...['100\t200', '100\n200', '100  200', '100; 200', '100 €, 200 €', '100/200', '100 und 200'],
  ...[
    '100 oder 200',
    '3500 20',
    '1, 2',
    '3. 500',
    '3500 €1',
    '3.500 1)',
    '3.500¹',
    '10²',
    '3.500 € (2026)',
  ],
  // Ranges.
  ...[
    '100–200',
    '100-200',
    '100 - 200',
    '100 bis 200 €',
    '100 to 200',
    '100..200',
    '100...200',
    '100 ± 5',
  ],
  ...['<500', '> 500', '≥ 500', '500+'],
  // Dates, times, telephones, accounts, names.
  ...[
    '01.02.2026',
    '1.2.26',
    '1.2.',
    '01.02.',
    '2026-02-01',
    '01/02/2026',
    'Februar 2026',
    '1. Februar',
    '12:30',
    '12.30 Uhr',
    ...['Nr. 4200', 'Pers.-Nr. 4200', 'No. 4200', 'Tel. 4200', 'Steuerklasse 1', 'Seite 3'],
    ...['3. Stock', '35. Monat', '§ 20', '10115 Berlin', '60311 Frankfurt am Main'],
    ...['85049 Ingolstadt', '75365 Calw', '57250 Netphen', '19348 Perleberg', '91522 Ansbach'],
  ],
  ...[
    '12h30',
    '030/1234567',
    '0171 1234567',
    '030 123 456',
    '+49 30 123 456',
    '+49 170 1234567',
    '(030) 123 456',
  ],
  ...[
    'DE89 3704 0044 0532 0130 00',
    '192.168.1.1',
    'A38',
    'Q3',
    '12a',
    '2nd',
    'B-500',
    'l500',
    '3.5OO €',
    'x@500',
  ],
  // Fractions, sums, formulas, other ways to write.
  ...[
    '½',
    '3½',
    '3 ½',
    '1/2',
    '2x 500',
    '2 x 500',
    '2×500',
    '500x',
    '=3500',
    '=A1+5',
    '100+200',
    '10^3',
    '10*3',
    '√2',
  ],
  ...['1e5', '1E+5', '2,5e3', '0x1F', '٣٥٠٠', '३५००', '③', '3\ufe0f\u20e35', 'Ⅷ 8'],
  // Wrong groups and notations.
  ...[
    '12.34.56',
    '1,2,3',
    '1.23.456',
    '12,34,567',
    "3'5",
    '12 34',
    '1.234.5',
    '1,234,5',
    '1.,5',
    '1..5',
  ],
  ...['5..', '01.500', '0 500', '1.234 567', "1'234.567", '1 234.567'],
  // Signs that may be none.
  ...[
    '(500)',
    '(3.500 €)',
    '--500',
    '+-500',
    '500-',
    '3500 -',
    '500,00 €-',
    'Gehalt - 500',
    'minus 500',
    '500,00 S',
  ],
  ...['—500', '— 500', '‒500', '⁻500', '₋500', '➖500', '﹣500', '⁺500', '€ —500', 'Saldo —500'],
  ...['-SEK 500', '−kr. 500', 'Saldo -SEK 500', '-A$500'],
  // Other sizes.
  ...[
    '350 Cent',
    '50 ct',
    '5 ‰',
    '5 Promille',
    '5 %o',
    '5 °/oo',
    '5 ppm',
    '25 bp',
    '50 basis points',
    '3 Hundert',
    '3 Hunderttausend',
    'fünftausend 500 €',
    'dreihundert 50',
    '3 Tausender',
    '3 hundred thousand',
    '3 Kilo',
    '3 Mil.',
    '3 MM €',
    '3 Mille',
    '3 Billionen',
  ],
  ...[
    '5 m',
    '5 M€',
    'M€ 5',
    '5 T',
    'TEUR 350',
    'Mio. € 3,5',
    'in Tsd. €: 350',
    '2.500 Tsd. €',
    '1,234 Mio.',
    '3 lakh',
  ],
  // More digits than a number keeps.
  '12345678901234567',
];

describe('parseNumber', () => {
  it.each(WHOLE)('reads %j as %d', (text, value) => {
    expect(parseNumber(text, 1)).toBe(value);
  });

  it.each(REFUSED)('refuses %j', (text) => {
    expect(parseNumber(text, 1)).toBeNaN();
    expect(parseNumber(text, 0.01)).toBeNaN();
  });

  it.each(['1.2345', '1234.567'])('refuses %j, a digit too many, between whole steps', (text) => {
    expect(parseNumber(text, 1)).toBeNaN();
  });

  it.each([
    ['2,5 %', 2.5],
    ['0,2 % p. a.', 0.2],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1,125 %', 1.125],
    ['1.5', 1.5],
    ['1.50', 1.5],
    ['7,', 7],
    [',5', 0.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1.500 €', 1500],
    ['€ 1.500', 1500],
    ['26,375 %', 26.375],
    ['−0,3 %', -0.3],
    ['2 v. H.', 2],
    // One and a half, or one and a half thousand.
    ['1.500', Number.NaN],
    ['1.125 %', Number.NaN],
  ])('reads %j between steps with decimals as %d', (text, value) => {
    expect(parseNumber(text, 0.01)).toBe(value);
  });

  it('is not kept from an answer by a long text', () => {
    const start = performance.now();
    for (const part of [' ', '1 ', '1.', '(', '-', 'a ', '1,234', '¹', '1) '])
      expect(parseNumber(`x${part.repeat(20_000)}`, 1)).toBeNaN();
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('never makes one number of two', () => {
    const number = fc.integer({ min: 0, max: 999_999 }).map(String);
    const between = fc.constantFrom(
      '\t',
      '\n',
      ' - ',
      '–',
      '/',
      ' bis ',
      '; ',
      ' € ',
      ' und ',
      'x',
      '+',
    );
    fc.assert(
      fc.property(number, between, number, (one, gap, other) => {
        expect(parseNumber(`${one}${gap}${other}`, 1)).toBeNaN();
      }),
    );
  });
});
