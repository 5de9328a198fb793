import { expect, it } from 'vitest';
import { calculateAnswer } from '../../client/answer.ts';
import { PRESET_NAMES } from '../state/choices.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import {
  countLeads,
  getOutcome,
  getPresetVerdict,
  getVerdict,
  type Outcome,
  roundGain,
} from './verdict.ts';

const { gains } = calculateAnswer({ inputs: DEFAULT_INPUTS, preset: 'published' });

it.each([
  [0.0023, 'saves'],
  [-0.0023, 'costsMore'],
  [0.001, 'saves'],
  [-0.001, 'costsMore'],
  [0.00099999, 'close'],
  [-0.00099999, 'close'],
  [0, 'close'],
])('calls a gain of %d "%s"', (gain, verdict) => {
  expect(getPresetVerdict(gain)).toBe(verdict);
});

it.each([
  [0.0023, 5_829, 'more'],
  [-0.0023, -5_829, 'less'],
  [0.0009, 9_040, 'close'],
  [0.01, 0, 'close'],
  // The gain is a mean over both ages; in euros each speaks for itself.
  [-0.0023, 361, 'more'],
])('of a gain of %d and %d euros the outcome is "%s"', (gain, difference, outcome) => {
  expect(getOutcome(gain, difference)).toBe(outcome);
});

it.each<[string, number[], string]>([
  ['all agree and it is clear', [0.002, 0.003, 0.0001, 0.004], 'saves'],
  ['all agree that we lose', [-0.002, -0.003, -0.004, -0.0001], 'costsMore'],
  ['all agree, but it is not clear', [0.0009, 0.003, 0.004, 0.005], 'depends'],
  ['one set turns it round', [0.002, 0.003, 0.004, -0.0001], 'depends'],
  ['one set shows no difference', [0.002, 0.003, 0.004, 0], 'depends'],
])('names a winner only if it holds: %s', (_, values, expected) => {
  const given = PRESET_NAMES.map((preset, index) => {
    const gain = values[index] ?? Number.NaN;
    return [preset, { OWN_INVESTMENT: gain, OTHER_INVESTMENT: gain }];
  });
  expect(getVerdict(Object.fromEntries(given), 'published', 'OWN_INVESTMENT')).toBe(expected);
});

it('names none where only one set of assumptions is known', () => {
  expect(getVerdict(null, 'published', 'OWN_INVESTMENT')).toBe('depends');
});

it('says for the default inputs when we lose and when nobody can tell', () => {
  const points = PRESET_NAMES.map((preset) => (100 * gains[preset].OWN_INVESTMENT).toFixed(2));
  expect(points).toEqual(['0.09', '-0.23', '-0.30', '-0.52']);
  expect(getVerdict(gains, 'published', 'OWN_INVESTMENT')).toBe('depends');
  expect(getVerdict(gains, 'published', 'OTHER_INVESTMENT')).toBe('saves');
});

it.each<[Outcome[], ReturnType<typeof countLeads>]>([
  [['close', 'less', 'less', 'less'], { leader: 'less', leads: 3, others: 0 }],
  [['more', 'more', 'more', 'less'], { leader: 'more', leads: 3, others: 1 }],
  // As often as the other one: the one that is not ours comes first.
  [['more', 'more', 'less', 'less'], { leader: 'less', leads: 2, others: 2 }],
  [['close', 'close', 'close', 'close'], { leader: 'close', leads: 4, others: 0 }],
])('counts who is ahead in %j', (outcomes, leads) => {
  expect(countLeads(outcomes)).toEqual(leads);
});

it.each([
  [0.00061, { isLess: 'no', size: 0.00061 }],
  [-0.0012, { isLess: 'no', size: 0.0012 }],
  [0.0003, { isLess: 'yes', size: 0.001 }],
  [0, { isLess: 'yes', size: 0.001 }],
])('a gain of %d is named about so, or as less than the smallest', (gain, named) => {
  expect(roundGain(gain)).toEqual(named);
});
