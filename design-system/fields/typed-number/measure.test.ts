import { describe, expect, it } from 'vitest';
import type { Measure } from './measure.ts';
import { parseNumber } from './parse-number.ts';

/** What may stand beside a number in a field for each of these measures. */
const READ: readonly (readonly [Measure, ...string[]])[] = [
  ['years', '35', '35 Jahre', '35 J.', '35 years', '35 p. a.'],
  [
    'euros',
    '35',
    '35 €',
    'EUR 35',
    '35 Euro',
    'Tagesgeld: 35 €',
    'Betrag 35 €',
    'Gehalt Mai: 35 €',
    '35 € ALL INCLUSIVE',
  ],
  ['eurosAMonth', '35 €', '35 mtl.', '35 € mtl.', '35 € im Monat', '35 €/Monat', '35 € p. M.'],
  [
    'eurosAMonth',
    '35 per month',
    '35 a month',
    '€35 a month',
    '35 monatlich',
    'Monatsbrutto: 35 €',
    '35 € / M',
    '35 € i. M.',
  ],
  ['eurosAMonth', 'netto 35 €'],
  ['eurosAMonthBeforeTax', '35 € brutto', 'Gesamtbrutto: 35 €', '35 € mtl.', '35 gross', '35 EUR'],
  ['percent', '35', '35 %', '35 Prozent', '35 v. H.', 'MSCI Europe 35 %'],
  ['eurosAYear', '35 € im Jahr', '35 €', '35'],
  [
    'percentAYear',
    '35 % p. a.',
    '35 % im Jahr',
    '35 % jährlich',
    '35 percent per year',
    '35% p.a.',
  ],
];

/** What is of another unit or time. */
const REFUSED: readonly (readonly [Measure, ...string[]])[] = [
  ['years', '35 €', '35 %', '35 Monate'],
  ['euros', '35 %', '35 Prozent', '35 percent', '35 v. H.', '35 $', 'CHF 35', '35 Dollar', '£35'],
  ['euros', '35 € im Jahr', '35 € im Monat', '35 € am Tag', '35 € p. a.', '35 € p. M.', '35 €/h'],
  [
    'eurosAMonth',
    'Jahresbrutto: 35 €',
    '35 € brutto im Jahr',
    '35 € p. a.',
    '35 € p.a.',
    '35 € pa',
  ],
  [
    'eurosAMonth',
    '35 € jährlich',
    '35 € jaehrlich',
    '35 € ja\u0308hrlich',
    '35 JÄHRLICH',
    '35 /yr',
  ],
  [
    'eurosAMonth',
    '35 € per year',
    '35 per annum',
    '35 annually',
    '35 € / Jahr',
    '35 €/J.',
    '35 €/a',
  ],
  [
    'eurosAMonth',
    '35 € / Stunde',
    '35 € die Std.',
    '35 an hour',
    '35 € p. h.',
    '35 €/Tag',
    '35 daily',
  ],
  [
    'eurosAMonth',
    '35 € täglich',
    '35 € die Woche',
    '35 € wöchentlich',
    'Wochenlohn 35 €',
    '35 per week',
  ],
  ['eurosAMonth', '35 %', '35 € im Quartal', '35 € vierteljährlich', 'Bruttojahresgehalt 35 €'],
  ['eurosAMonth', '35 € / Wo.'],
  [
    'eurosAMonthBeforeTax',
    '35 netto',
    'Nettoverdienst: 35 €',
    '35 € net',
    '35 after tax',
    '35 € p. a.',
  ],
  [
    'euros',
    '35 SEK',
    'PLN 35',
    '35 JPY',
    '35 INR',
    '35 kr',
    '35 Kč',
    '35 zł',
    '35 TL',
    '35 Ft',
    '35 DM',
  ],
  ['euros', '35 Zloty', '35 Kronen', '35 Pfund', '35 Rubel', '35 Yen'],
  ['percent', '35 €', '35 Euro', '35 EUR', '€35', '35 % p. a.', '35 SEK'],
  ['percentAYear', '35 €', '35 % im Monat', '35 % mtl.', '35 % halbjährlich', '35 $'],
];

const each = (table: typeof READ) =>
  table.flatMap(([measure, ...texts]) => texts.map((text) => [measure, text] as const));

describe('in a field for', () => {
  it.each(each(READ))('%j: %j is read', (measure, text) => {
    expect(parseNumber(text, 0.01, measure)).toBe(35);
    expect(parseNumber(text, 0.01)).toBe(35);
  });

  it.each(each(REFUSED))('%j: %j is refused', (measure, text) => {
    expect(parseNumber(text, 0.01, measure)).toBeNaN();
    expect(parseNumber(text, 0.01)).toBe(35);
  });
});
