import { describe, expect, test } from 'vitest';
import { getIntl } from '../../../provider/page-texts.ts';
import { calculateAnswer } from '../../client/answer.ts';
import { keepTable } from '../../client/client.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import { writeAge, writeNeed, writeNoPension, writePension } from './pension-texts.ts';

const intl = getIntl('fernblick', 'de');
const comparisonType = 'OWN_INVESTMENT';
const custom = {};
const answer = calculateAnswer({ inputs: DEFAULT_INPUTS, preset: 'published' });
const gap = { age: 35, monthly: 671.4, capital: 166_054, retirementAge: 67 };

/** At 67: 100,000 € at once, or 500 € a month, of which half is left in today's money. */
const byHand = {
  ...answer,
  payouts: [
    {
      age: 67,
      year: 2058,
      net: { pf: 100_000, directinvest: 90_000, otherbroker: 90_000 },
      realFactor: 0.5,
      probability: 1,
      gains: { OWN_INVESTMENT: 0.002, OTHER_INVESTMENT: 0.002 },
    },
  ],
  pension: { netMonthly: 500, breakEvenAge: 83.7, realBreakEvenAge: 91.2 },
};

describe('the pension for life', () => {
  test('is that of the details, in both moneys', () => {
    // 673.401 € at 67 pay 28 € for each 10.000 €.
    const texts = writePension({ answer, comparisonType, custom }, undefined, intl);
    expect(texts?.sentence).toMatch(/^Oder lebenslang 1\.886\s€ im Monat nach Steuern$/);
    expect(texts?.worth).toMatch(/^In heutiger Kaufkraft sind das mit 67 rund 1\.001\s€\. /);
  });

  test('covers a share of a gap that is known', () => {
    // 250 € of today's money cover 37.2 % of 671.40 €.
    expect(write(gap)).toMatch(/mit 67 rund 250\s€ und 37\s% deiner Rentenlücke von 671\s€\./);
    expect(write()).not.toContain('Rentenlücke');
  });

  test('says from what age on it is more, in euros and in what they buy', () => {
    expect(write()).toMatch(/älter als 84 wirst, ohne Zinsen.*älter als 92 wirst/);
    expect(write(gap, { realBreakEvenAge: null })).toMatch(/älter als 84 .*nicht ein\./);
    expect(write(gap, { breakEvenAge: null })).toContain('holt sie die Einmalauszahlung nicht');
  });

  test('says what it rests on, and who else has one', () => {
    expect(write()).toMatch(/Nicht garantiert: .*28\s€ im Monat je 10\.000\s€/);
    expect(write()).toContain('Ein eigenes Depot zahlt keine lebenslange Rente.');
    const other = { answer: byHand, comparisonType: 'OTHER_INVESTMENT', custom } as const;
    expect(writePension(other, gap, intl)?.basis).toContain('anderer Anbieter');
  });

  test('says whose annuity factor it counts with, once a visitor has set one', () => {
    const own = (annuityFactor: number) =>
      writePension({ answer: byHand, comparisonType, custom: { annuityFactor } }, gap, intl);
    expect(own(34)?.sentence).toMatch(/, mit deinem Rentenfaktor von 34\s€$/);
    expect(own(34)?.basis).toMatch(/34\s€ im Monat je 10\.000\s€ .* den du eingestellt hast/);
    expect(own(28)?.sentence).toMatch(/nach Steuern$/);
  });

  test('is not known where only the table is calculated', () => {
    expect(
      writePension({ answer: keepTable(answer), comparisonType, custom }, gap, intl),
    ).toBeUndefined();
  });

  function write(known?: typeof gap, pension: Partial<typeof byHand.pension | NoBreakEven> = {}) {
    const changed = { ...byHand, pension: { ...byHand.pension, ...pension } };
    const texts = writePension({ answer: changed, comparisonType, custom }, known, intl);
    return texts ? `${texts.worth} ${texts.basis}` : '';
  }
});

type NoBreakEven = { breakEvenAge: null; realBreakEvenAge: null };

describe('the need', () => {
  test.each([
    [50_000, /^Damit ist dein Bedarf von 50\.000\s€ gedeckt: .* mit 67 aus .* 50\.000\s€\.$/],
    [50_001, /^Von deinem Bedarf von 50\.001\s€ fehlen damit rund 1\s€: .* 50\.000\s€\.$/],
    [66_054, /fehlen damit rund 16\.000\s€/],
  ])('of %d € beside 50.000 € of today’s money', (capital, text) => {
    expect(writeNeed({ answer: byHand, custom }, { ...gap, capital }, intl).join()).toMatch(text);
  });

  test.each([
    ['is not known without a gap', undefined],
    ['is nothing without a gap to close', { ...gap, monthly: 0, capital: 0 }],
    ['is that of another retirement', { ...gap, retirementAge: 65 }],
  ])('%s', (_, known) => {
    expect(writeNeed({ answer: byHand, custom }, known, intl)).toEqual([]);
  });

  test('says nothing beside another inflation than its own', () => {
    const other = { answer: byHand, comparisonType, custom: { inflation: 6 } } as const;
    expect(writeNeed(other, gap, intl)).toEqual([]);
    expect(writePension(other, gap, intl)?.worth).not.toContain('Rentenlücke');
    expect(writeNeed({ ...other, custom: { inflation: 2 } }, gap, intl)).toHaveLength(1);
  });

  test('is not that of money which is taken earlier for certain', () => {
    const inputs = { ...DEFAULT_INPUTS, probabilityRetireAt62: 100 };
    const early = calculateAnswer({ inputs, preset: 'published' });
    expect(writeNeed({ answer: early, custom }, gap, intl)).toEqual([]);
  });
});

test('where there is no pension for life because the money is taken before, it is said so', () => {
  const inputs = { ...DEFAULT_INPUTS, probabilityRetireAt62: 100 };
  const early = calculateAnswer({ inputs, preset: 'published' });
  expect(writePension({ answer: early, comparisonType, custom }, gap, intl)).toBeUndefined();
  expect(writeNoPension(early, intl)).toMatch(/mit 67 beginnen.* sicher mit 62/);
  expect(writeNoPension(answer, intl)).toBeUndefined();
  expect(writeNoPension(keepTable(answer), intl)).toBeUndefined();
});

test.each([
  [94.95, 95],
  [95, 95],
  [110, 110],
  [110.1, 'never'],
  [null, 'never'],
])('an age of %s reads as %s', (age, expected) => {
  expect(writeAge(age)).toBe(expected);
});
