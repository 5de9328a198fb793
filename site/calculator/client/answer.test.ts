import { expect, it } from 'vitest';
import { mapValues } from '../../../lib/objects.ts';
import { compare, PRESETS } from '../../calculation/index.ts';
import { PRESET_NAMES } from '../comparison/state/choices.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { calculateAnswer } from './answer.ts';
import { expectResult } from './engine-request.ts';

const inputs = DEFAULT_INPUTS;

it('has one payout when the money is taken at 67 for certain', () => {
  const { payouts } = calculateAnswer({ inputs, preset: 'published' });
  expect(payouts.map(({ age }) => age)).toEqual([67]);
});

it('keeps the amounts of both ages apart when the money may be taken at 62', () => {
  const { payouts } = calculateAnswer({
    inputs: { ...inputs, probabilityRetireAt62: 40 },
    preset: 'published',
  });
  expect(payouts.map(({ age }) => age)).toEqual([67, 62]);
  const [certain] = calculateAnswer({ inputs, preset: 'published' }).payouts;
  expect(payouts[0]).toEqual({ ...certain, probability: 0.6 });
});

it('weights the gains of both ages in that of the whole', () => {
  const likelihood = { ...inputs, probabilityRetireAt62: 40 };
  const { payouts, gains } = calculateAnswer({ inputs: likelihood, preset: 'published' });
  for (const type of ['OWN_INVESTMENT', 'OTHER_INVESTMENT'] as const) {
    const weighted = payouts.reduce((sum, one) => sum + one.probability * one.gains[type], 0);
    expect(gains.published[type]).toBeCloseTo(weighted, 12);
  }
});

it('gives the gain under every set of assumptions, whichever is chosen', () => {
  const { gains } = calculateAnswer({ inputs, preset: 'sceptical' });
  expect(gains).toEqual(calculateAnswer({ inputs, preset: 'published' }).gains);
  const { calculationOutput } = expectResult(compare(inputs, PRESETS.cautious));
  expect(gains.cautious.OWN_INVESTMENT).toBe(calculationOutput.gainComparedDirectinvest.value);
});

it.each([0, 100])('gives the difference in euros under every set (62: %d %%)', (probability) => {
  for (const preset of PRESET_NAMES) {
    const { payouts, differences } = calculateAnswer({
      inputs: { ...inputs, probabilityRetireAt62: probability },
      preset,
    });
    const taken = payouts.filter((payout) => payout.probability > 0);
    expect(taken.map(({ age }) => age)).toEqual([probability === 0 ? 67 : 62]);
    const [pf = 0, depot = 0] = taken.flatMap(({ net }) =>
      // As the rounded amounts have it.
      [net.pf, net.directinvest].map(Math.round),
    );
    expect(differences[preset].OWN_INVESTMENT).toBe(pf - depot);
  }
});

it('follows every way year by year to the amounts that it compares', () => {
  const { growth, payouts } = calculateAnswer({ inputs, preset: 'cautious' });
  const { contributions, ...worth } = growth.euros;
  expect(contributions).toHaveLength(67 - growth.from + 1);
  expect(mapValues(worth, (euros) => euros.at(-1))).toEqual(payouts[0]?.net);
});

it('ends at 62 where the money is taken then for certain, before any pension for life', () => {
  const early = { ...inputs, probabilityRetireAt62: 100 };
  const { growth, payouts, pension } = calculateAnswer({ inputs: early, preset: 'published' });
  const { contributions, ...worth } = growth.euros;
  expect(contributions).toHaveLength(62 - growth.from + 1);
  expect(mapValues(worth, (euros) => euros.at(-1))).toEqual(payouts[1]?.net);
  expect(pension).toBeNull();
});

it('names the fields that cannot be calculated with', () => {
  const impossible = { inputs: { ...inputs, age: 99 }, preset: 'published' } as const;
  expect(() => calculateAnswer(impossible)).toThrow('age');
});
