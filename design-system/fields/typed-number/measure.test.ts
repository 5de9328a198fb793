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
  ['eurosAMonth', 'netto 35 €', 'ca. 35 Euro netto', '35 € in Aktien', '35 jeden Monat', '35 pcm'],
  ['eurosAMonth', 'Ich verdiene 35 im Monat', 'Mein Gehalt ist 35', 'Bruttolohn 35', '35 oder so'],
  // Other words change nothing.
  [
    'eurosAMonth',
    'ich möchte 35 sparen',
    '35 flat',
    'nur 35',
    '35 gesamt',
    'Sparplan: 35',
    '35/mo',
  ],
  ['eurosAMonth', '35 per mth', 'zurzeit 35', 'min. 35', 'Dauerauftrag 35', '35 standing order'],
  ['years', '35 yrs', 'bald 35', 'gerade 35 geworden', 'just turned 35', 'im Alter von 35'],
  ['years', 'Ich bin 35', 'Alter: 35', '35 Jahre alt', '35 years old'],
  ['percentAYear', 'TER: 35'],
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
  // Another currency beside this one.
  ['euros', '35 € in SEK', '35 € in sek', '35 EUR to SEK', '35 € nach PLN', '35 AUD in EUR'],
  ['euros', '35 EURSEK', '35 EUR/SEK', '35 USDEUR', 'eursek 35'],
  ['euros', '35 € in TRY', '35 € in Rupien', '35 Bitcoin', '35 BTC', '35 bucks'],
  // What is counted, measured or named, and what has a number for a name.
  ['euros', '35 Personen', '35 km', '35 kWh', '35 Minuten', '35 Punkte', '35 Aktien', '35 °C'],
  ['euros', 'PLZ: 35', 'Musterstraße 35', 'Zimmer 35', 'Konto 35'],
  ['euros', 'Kundennummer 35', 'PIN 35', 'iPhone 35', 'Top 35', 'KW 35'],
  ['years', '35 Kinder', 'Jahrgang 35', 'geboren 35', 'born 35'],
  ['eurosAMonth', '35 Besucher im Monat', '35 Monate', '35 Jahre'],
  ['eurosAMonthBeforeTax', '35 nach Steuern', '35 auf die Hand'],
  ['percentAYear', '35 Jahre', '35 years'],
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
