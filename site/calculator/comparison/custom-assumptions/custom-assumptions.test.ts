import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  DEFAULT_ASSUMPTIONS,
  PRESETS,
  resolveAssumptions,
} from '../../../calculation/index.ts';
import { answerOf } from '../../client/answer.ts';
import { findBreakEvens } from '../../client/engine-tasks.ts';
import { openingChoices } from '../state/choices.ts';
import { DEFAULT_INPUTS, FIELDS } from '../state/fields.ts';
import {
  CUSTOM_ASSUMPTIONS,
  CUSTOM_KEYS,
  type CustomAssumption,
  type CustomKey,
  nearestCustom,
  overridesOf,
} from './custom-assumptions.ts';
import { changesOf, GROUPS, modelledCost } from './form-values.ts';

const rows = CUSTOM_KEYS.map((key): [CustomKey, CustomAssumption] => [
  key,
  CUSTOM_ASSUMPTIONS[key],
]);

describe.each(rows)('%s', (key, { min, max, of, override }) => {
  it.each([min, max])('may be %d to the engine', (value) => {
    const { errors, assumptions } = resolveAssumptions(override(value));
    expect(errors).toEqual([]);
    expect(of(assumptions)).toBe(value);
    expect(nearestCustom(key, value)).toBe(value);
  });

  it('overrides nothing but itself', () => {
    const { assumptions } = resolveAssumptions(override(max));
    const changed = CUSTOM_KEYS.filter(
      (other) => CUSTOM_ASSUMPTIONS[other].of(assumptions) !== published(other),
    );
    expect(changed).toEqual([key]);
  });

  it('can be set to what every preset has', () => {
    for (const preset of Object.values(PRESETS)) {
      const value = of(resolveAssumptions(preset).assumptions);
      if (value !== null) expect(nearestCustom(key, value)).toBe(value);
    }
  });

  it('stays calculable wherever it can be set', () => {
    fc.assert(
      fc.property(fc.double({ min, max, noNaN: true }), (value) => {
        const overrides = override(nearestCustom(key, value));
        expect(compare(DEFAULT_INPUTS, overrides)).not.toHaveProperty('errors');
      }),
      { numRuns: 20 },
    );
  });
});

it('has every assumption in one group of the form', () => {
  const grouped: readonly CustomKey[] = GROUPS.flatMap(({ keys }): readonly CustomKey[] => keys);
  expect([...grouped].sort()).toEqual([...CUSTOM_KEYS].sort());
});

it('has a name of its own in an address for each', () => {
  const names = [...rows.map(([, { parameter }]) => parameter), 'compare', 'assumptions'];
  const inputs = Object.values(FIELDS).map(({ parameter }) => parameter);
  expect(new Set([...names, ...inputs]).size).toBe(names.length + inputs.length);
});

describe('custom assumptions', () => {
  it('hold under every preset, in the answer and in its break-evens', () => {
    const overrides = overridesOf({
      marketReturn: 4,
      saversAllowance: 0,
      assetFee: 0.2,
      orderFee: 0,
    });
    const question = { inputs: DEFAULT_INPUTS, preset: 'cautious', overrides } as const;
    const { gains } = answerOf(question);
    expect(gains.cautious).toEqual(gains.published);
    const flips = findBreakEvens({ ...question, comparisonType: 'OWN_INVESTMENT' });
    expect(flips.find(({ variable }) => variable === 'marketReturn')?.present).toBe(0.04);
  });

  it('take the effective cost of an offer for all its terms', () => {
    const overrides = overridesOf({ effectiveCost: 2.1, otherContractFee: 4 });
    const result = compare(DEFAULT_INPUTS, overrides);
    if ('errors' in result) throw new Error('The inputs are valid.');
    expect(result.effectiveCosts.otherbroker).toBeCloseTo(0.021, 9);
  });

  it('begin an offer at what the modelled provider costs', () => {
    const question = { ...openingChoices(DEFAULT_INPUTS), custom: { effectiveCost: 3 } };
    expect(modelledCost(question)).toBe(1.56);
  });
});

describe('changesOf', () => {
  it('finds nothing while all is as published', () => {
    expect(changesOf({}, DEFAULT_ASSUMPTIONS, DEFAULT_ASSUMPTIONS)).toEqual([]);
  });

  it('names what the visitor and what the preset changed', () => {
    const cautious = resolveAssumptions(PRESETS.cautious).assumptions;
    const changes = changesOf({ marketReturn: 5, effectiveCost: 2 }, cautious, DEFAULT_ASSUMPTIONS);
    expect(changes).toEqual([
      { key: 'marketReturn', value: 5, usual: 7 },
      { key: 'assetFee', value: 0, usual: 0.2 },
      { key: 'orderFee', value: 0.2, usual: 0 },
      { key: 'effectiveCost', value: 2, usual: null },
      { key: 'saversAllowance', value: 1000, usual: 0 },
    ]);
  });
});

function published(key: CustomKey): number | null {
  return CUSTOM_ASSUMPTIONS[key].of(DEFAULT_ASSUMPTIONS);
}
