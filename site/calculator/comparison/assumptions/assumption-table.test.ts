import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDecimals } from '../../../../design-system/fields/SliderField/step-value.ts';
import { keysOf, mapValues } from '../../../../lib/objects.ts';
import {
  compare,
  DEFAULT_ASSUMPTIONS,
  PRESETS,
  resolveAssumptions,
} from '../../../calculation/index.ts';
import { calculateAnswer } from '../../client/answer.ts';
import { expectResult } from '../../client/engine-request.ts';
import { findBreakEvens } from '../../client/engine-tasks.ts';
import { DEFAULT_INPUTS, FIELDS } from '../state/fields.ts';
import {
  ASSUMPTION_ROWS,
  CUSTOM_KEYS,
  clampCustom,
  getCustomRule,
  makeOverrides,
  readAssumption,
  readPlain,
} from './assumption-table.ts';
import { findChanges } from './preset-changes.ts';

const defaults = mapValues(ASSUMPTION_ROWS, (_, key) => readAssumption(key, DEFAULT_ASSUMPTIONS));

/** Where the page shows the numbers of the engine's table that have no row of their own, if at all. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'pensionGap.': 'below the pension gap',
  upfrontSpreadMonths: 'in the source of otherUpfrontCost',
  'tax.capitalGainsRate': 'in capitalGainsTax',
  'tax.soliRate': 'in capitalGainsTax',
  'tax.halfIncomeM': 'in the label of halfIncome',
  'tax.vorabFactor': 'in the hint of the withholding tax',
  'tax.basiszins.': 'the latest is baseRate',
  'tax.personalRateFlat': 'the page calculates by the tariff',
  'tax.tariff.': 'in the source of halfIncome',
  'pf.upfrontRate': 'published as none',
  'pf.orderFee': 'published as none',
  'pf.tech.': 'in otherEffects',
  'otherbroker.orderFee': 'none',
  'otherbroker.tech.': 'in otherEffects',
  'directinvest.tech.': 'in otherEffects',
  'outcomes.volatility': 'below the range of outcomes',
};

it.each(listPaths(DEFAULT_ASSUMPTIONS))('the page has the engine’s %s', (path) => {
  const isRow = Object.values(ASSUMPTION_ROWS).some((row) => row.path === path);
  const isElsewhere = Object.keys(ELSEWHERE).some((start) => path.startsWith(start));
  expect(isRow || isElsewhere).toBe(true);
});

it.each(keysOf(defaults))('the row %s has a value', (key) => {
  if (key !== 'effectiveCost') expect(defaults[key]).toEqual(expect.any(Number));
});

describe.each(CUSTOM_KEYS)('%s', (key) => {
  const { min, max } = getCustomRule(key);

  it.each([min, max])('may be %d to the engine', (value) => {
    const { errors, assumptions } = resolveAssumptions(makeOverrides({ [key]: value }));
    expect(errors).toEqual([]);
    expect(readPlain(key, assumptions)).toBe(value);
    expect(clampCustom(key, value)).toBe(value);
  });

  it('has no more than the two decimals that its field names', () => {
    expect(countDecimals(getCustomRule(key).step)).toBeLessThanOrEqual(2);
  });

  it('overrides nothing but itself', () => {
    const { assumptions } = resolveAssumptions(makeOverrides({ [key]: max }));
    const changed = CUSTOM_KEYS.filter(
      (other) => readAssumption(other, assumptions) !== defaults[other],
    );
    expect(changed).toEqual([key]);
  });

  it('can be set to what every preset has', () => {
    for (const preset of Object.values(PRESETS)) {
      const value = readPlain(key, resolveAssumptions(preset).assumptions);
      if (value !== null) expect(clampCustom(key, value)).toBe(value);
    }
  });

  it('stays calculable wherever it can be set', () => {
    fc.assert(
      fc.property(fc.double({ min, max, noNaN: true }), (value) => {
        const overrides = makeOverrides({ [key]: clampCustom(key, value) });
        expect(compare(DEFAULT_INPUTS, overrides)).not.toHaveProperty('errors');
      }),
      { numRuns: 20 },
    );
  });
});

it('has every assumption that can be changed in one group of the form', () => {
  const changeable = keysOf(ASSUMPTION_ROWS).filter((key) => ASSUMPTION_ROWS[key].custom);
  expect([...CUSTOM_KEYS].sort()).toEqual(changeable.sort());
});

it('has a name of its own in an address for each', () => {
  const names = CUSTOM_KEYS.map((key) => getCustomRule(key).parameter);
  const inputs = Object.values(FIELDS).map(({ parameter }) => parameter);
  const all = [...names, ...inputs, 'compare', 'assumptions'];
  expect(new Set(all).size).toBe(all.length);
});

describe('custom assumptions', () => {
  it('hold under every preset, in the answer and in its break-evens', () => {
    const custom = { marketReturn: 4, saversAllowance: 0, assetFee: 0.2, orderFee: 0 };
    const overrides = makeOverrides(custom);
    const question = { inputs: DEFAULT_INPUTS, preset: 'cautious', overrides } as const;
    const { gains } = calculateAnswer(question);
    expect(gains.cautious).toEqual(gains.published);
    const flips = findBreakEvens({ ...question, comparisonType: 'OWN_INVESTMENT' });
    expect(flips.find(({ variable }) => variable === 'marketReturn')?.present).toBe(0.04);
  });

  it('take the effective cost of an offer for all its terms', () => {
    const overrides = makeOverrides({ effectiveCost: 2.1, otherContractFee: 4 });
    const { effectiveCosts } = expectResult(compare(DEFAULT_INPUTS, overrides));
    expect(effectiveCosts.otherbroker).toBeCloseTo(0.021, 9);
  });
});

describe('findChanges', () => {
  it('finds nothing while all is as published', () => {
    expect(findChanges({}, DEFAULT_ASSUMPTIONS, DEFAULT_ASSUMPTIONS)).toEqual([]);
  });

  it('names what the visitor and what the preset changed', () => {
    const cautious = resolveAssumptions(PRESETS.cautious).assumptions;
    const custom = { marketReturn: 5, effectiveCost: 2 };
    expect(findChanges(custom, cautious, DEFAULT_ASSUMPTIONS)).toEqual([
      { key: 'marketReturn', value: 5, usual: 7 },
      { key: 'assetFee', value: 0, usual: 0.2 },
      { key: 'orderFee', value: 0.2, usual: 0 },
      { key: 'effectiveCost', value: 2, usual: null },
      { key: 'saversAllowance', value: 1000, usual: 0 },
    ]);
  });
});

/** The paths of all numbers in a set of assumptions. */
function listPaths(group: object, start = ''): string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    if (typeof value === 'number' || value === null) return [start + key];
    const isGroup = typeof value === 'object' && !Array.isArray(value);
    return isGroup ? listPaths(value, `${start}${key}.`) : [];
  });
}
