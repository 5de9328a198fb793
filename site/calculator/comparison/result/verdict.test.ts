import { expect, it } from 'vitest';
import { keysOf } from '../../../../lib/objects.ts';
import { PRESETS } from '../../../calculation/index.ts';
import { calculateAnswer } from '../../client/answer.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import { getVerdict } from './verdict.ts';

it.each([
  [0.0023, 'saves'],
  [-0.0023, 'costsMore'],
  [0.001, 'saves'],
  [-0.001, 'costsMore'],
  [0.00099999, 'close'],
  [-0.00099999, 'close'],
  [0, 'close'],
])('calls a gain of %d "%s"', (gain, verdict) => {
  expect(getVerdict(gain)).toBe(verdict);
});

it('says for the default inputs when we lose and when nobody can tell', () => {
  const { gains } = calculateAnswer({ inputs: DEFAULT_INPUTS, preset: 'published' });
  const verdicts = keysOf(PRESETS).map((preset) => [
    preset,
    getVerdict(gains[preset].OWN_INVESTMENT),
    getVerdict(gains[preset].OTHER_INVESTMENT),
  ]);
  expect(verdicts).toEqual([
    ['published', 'close', 'saves'],
    ['cautious', 'costsMore', 'saves'],
    ['sceptical', 'costsMore', 'saves'],
  ]);
});
