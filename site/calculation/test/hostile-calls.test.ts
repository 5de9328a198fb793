import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askEngine, everyCallIsSound, hostileCalls } from './hostile-calls.ts';

test('2,000 random and hostile calls are answered soundly', { timeout: 120_000 }, () => {
  fc.assert(everyCallIsSound, { numRuns: 2000, seed: 1 });
});

test('of which many reach the calculation and many do not', () => {
  const answers = fc.sample(hostileCalls, { numRuns: 200, seed: 2 }).map(askEngine);
  const rejected = answers.filter((answer) => 'errors' in answer).length;
  expect(rejected).toBeGreaterThan(50);
  expect(rejected).toBeLessThan(150);
});
