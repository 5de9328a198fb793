import { expect, it } from 'vitest';
import { compare, PRESETS } from '../../calculation/index.ts';
import { DEFAULT_INPUTS } from './fields.ts';
import { gainOf, verdictOf } from './verdict.ts';

it.each([
  [0.0005, 'saves'],
  [-0.0023, 'costsMore'],
  [0, 'even'],
  [-0.00001, 'even'],
])('calls a gain of %d "%s"', (gain, verdict) => {
  expect(verdictOf(gain)).toBe(verdict);
});

it('takes the gain of the chosen comparison, and says when we lose', () => {
  const verdicts = ([PRESETS.published, PRESETS.cautious] as const).map((preset) => {
    const result = compare(DEFAULT_INPUTS, preset);
    if ('errors' in result) throw new Error('The default inputs are valid.');
    return {
      own: verdictOf(gainOf(result.calculationOutput, 'OWN_INVESTMENT')),
      other: verdictOf(gainOf(result.calculationOutput, 'OTHER_INVESTMENT')),
    };
  });
  expect(verdicts).toEqual([
    { own: 'saves', other: 'saves' },
    { own: 'costsMore', other: 'saves' },
  ]);
});
