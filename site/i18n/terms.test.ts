import { expect, test } from 'vitest';
import { findTermProblems } from './terms.ts';

test('a refused word is answered with its term, and with what to do where another thing is meant', () => {
  expect(findTermProblems('Keep two wages in a savings account.', 'en')).toEqual([
    {
      problem: 'says “savings account”',
      advice:
        'Write “unit-linked pension insurance” for what the product is, and for all else another word (docs/terms.md).',
    },
  ]);
});
