import { expect, test } from 'vitest';
import { describeDifference } from './words.ts';

test('the same words have no difference', () => {
  expect(describeDifference('350€', '350€')).toEqual([]);
});

test.each([
  ['Monthlycontribution350€', 'Monthlycontribution300€'],
  ['Monthly', 'Monthlycontribution'],
  ['Monthlycontribution', 'Monthly'],
])('%s instead of %s is a difference', (words, expected) => {
  expect(describeDifference(words, expected)).toEqual([`says “${words}” instead of “${expected}”`]);
});
