import { expect, it } from 'vitest';
import { calculateAnswer } from '../../client/answer.ts';
import { getGain } from '../../client/client.ts';
import { findBreakEvens } from '../../client/engine-tasks.ts';
import { type CustomValues, makeOverrides } from '../assumptions/assumption-table.ts';
import { withAnswers } from '../assumptions/preset-changes.ts';
import { getAllowances } from '../inputs/key-answers.ts';
import { getOpeningChoices } from '../state/choices.ts';
import { findSwitches } from './switches.ts';

it.each<[CustomValues, string[]]>([
  [{}, ['freeDepot', 'freeAllowance']],
  [{ assetFee: 0 }, ['bankDepot']],
  [{ saversAllowance: 1000 }, ['usedAllowance']],
  // A couple has twice the allowance.
  [{ filing: 2 }, ['freeAllowance']],
  // Here no answer alone turns the result.
  [{ assetFee: 0, saversAllowance: 1000 }, []],
  // Charged by the order too, it would not be free.
  [{ orderFee: 0.01 }, ['freeAllowance']],
])('with %o the answers that turn the result are %j', (custom, names) => {
  const opening = getOpeningChoices({}, custom);
  const gainWith = (own: CustomValues) => {
    const request = { ...opening, overrides: makeOverrides(own) };
    return getGain(calculateAnswer(request).calculationOutput, 'OWN_INVESTMENT');
  };
  const breakEvens = findBreakEvens({ ...opening, overrides: makeOverrides(custom) });
  const switches = findSwitches(breakEvens, gainWith(custom), custom);
  expect(switches.map(({ name }) => name)).toEqual(names);
  for (const { answers, isAhead } of switches)
    expect(gainWith(withAnswers(custom, 'published', answers)) > 0).toBe(isAhead);
});

it('gives a couple twice the allowance', () => {
  expect(getAllowances({}).free).toBe(1000);
  expect(getAllowances({ filing: 2 }).free).toBe(2000);
});
