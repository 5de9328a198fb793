import { expect, it } from 'vitest';
import { keysOf } from '../../../lib/objects.ts';
import { FLIP_VARIABLES, type FlipVariable, flipPoints, PRESETS } from '../../calculation/index.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { findBreakEvens } from './break-evens.ts';

const inputs = DEFAULT_INPUTS;

it('has what the engine finds under the asked assumptions, within its bounds', () => {
  const flips = findBreakEvens({ inputs, comparisonType: 'OWN_INVESTMENT', preset: 'cautious' });
  const points = flipPoints(inputs, PRESETS.cautious, 'directinvest');
  for (const { variable, min, max, point } of flips) {
    expect(points).toHaveProperty([variable], point);
    expect(FLIP_VARIABLES[variable]).toMatchObject({ min, max });
  }
});

it('knows the present values, of inputs and of assumptions', () => {
  const flips = findBreakEvens({ inputs, comparisonType: 'OWN_INVESTMENT', preset: 'cautious' });
  const present = new Map(flips.map((flip) => [flip.variable, flip.present]));
  expect(present.get('age')).toBe(35);
  expect(present.get('saversAllowance')).toBe(1000);
});

it.each([
  ['OWN_INVESTMENT', 'otherbroker'],
  ['OTHER_INVESTMENT', 'directinvest'],
] as const)('leaves out for %s what is only for %s', (comparisonType, other) => {
  const flips = findBreakEvens({ inputs, comparisonType, preset: 'published' });
  const expected = keysOf(FLIP_VARIABLES).filter((name) => {
    const { only }: FlipVariable = FLIP_VARIABLES[name];
    return only !== other;
  });
  expect(flips.map(({ variable }) => variable)).toEqual(expected);
});

it('names the fields that cannot be calculated with', () => {
  const request = { comparisonType: 'OWN_INVESTMENT', preset: 'published' } as const;
  expect(() => findBreakEvens({ ...request, inputs: { ...inputs, age: 99 } })).toThrow('age');
});
