import { expect, test } from 'vitest';
import { formatGapAssumptions, makeGapFigures } from './gap-figures.ts';

test('the figures of the golden case «gap 35y 4000 EUR»', () => {
  const { words } = makeGapFigures({ age: 35, grossMonthlyIncome: 4000 });
  expect(words).toMatchObject({
    outcome: 'gap',
    net: '2.600\u00a0€',
    wanted: '2.080\u00a0€',
    grossPension: '1.705\u00a0€',
    social: '−211\u00a0€',
    tax: '−86\u00a0€',
    pension: '1.409\u00a0€',
    gap: '671\u00a0€',
    capital: '166.054\u00a0€',
    capitalRounded: '166.000\u00a0€',
    saving: '241\u00a0€',
    shareLeft: '54\u00a0%',
  });
});

test('the assumptions read as they stand in the calculation document', () => {
  expect(formatGapAssumptions()).toMatchObject({
    levelNow: '48\u00a0%',
    levelLater: '46,3\u00a0%',
    value: '42,52\u00a0€',
    socialRate: '12,35\u00a0%',
    childlessRate: '12,95\u00a0%',
    otherIncome: '20.000\u00a0€',
    etf: '0,25\u00a0%',
    fee: '0,69\u00a0%',
  });
});

test.each([
  [35, 35, 57],
  [57, 57, 57],
  [60, 60, 60],
])('at %i the wide chart begins at %i and the narrow one at %i', (age, start, narrowStart) => {
  const { ages } = makeGapFigures({ age, grossMonthlyIncome: 3000 });
  expect(ages).toEqual({ start, narrowStart, drop: 67, end: 90 });
});

test('who has no statutory pension misses the whole wish', () => {
  const { result, words } = makeGapFigures({
    age: 40,
    grossMonthlyIncome: 4500,
    contributionYears: 0,
  });
  expect(result.gap).toBe(result.desiredIncome);
  expect(words).toMatchObject({ outcome: 'noPension', pension: '0\u00a0€' });
});

test.each([
  [1, 'tooFewYears'],
  [4, 'tooFewYears'],
  [5, 'gap'],
  [undefined, 'gap'],
] as const)('after %s years of contributions the sentence is that of %s', (years, outcome) => {
  const person = { age: 40, grossMonthlyIncome: 4500, ...(years && { contributionYears: years }) };
  expect(makeGapFigures(person).words.outcome).toBe(outcome);
});

test('says that no amount that we try is enough', () => {
  const { words } = makeGapFigures({ age: 60, grossMonthlyIncome: 1_000_000 });
  expect(words).toMatchObject({ saving: '>\u00a0100.000\u00a0€', isEnough: 'no' });
});

test('without income nothing is worked out, rather than said to be enough', () => {
  const { words } = makeGapFigures({ age: 40, grossMonthlyIncome: 0 });
  expect(words).toMatchObject({ outcome: 'noIncome', shareLeft: '0\u00a0%', saving: '–' });
});
