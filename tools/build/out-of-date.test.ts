import { expect, test, vi } from 'vitest';
import { readOutOfDate } from './out-of-date.ts';

test.each(['', 'baseFee,etfCost.global'])('OUT_OF_DATE=%s is taken as it is', (ids) => {
  vi.stubEnv('OUT_OF_DATE', ids);
  expect(readOutOfDate()).toBe(ids);
});

test('a name that is no claim is refused', () => {
  vi.stubEnv('OUT_OF_DATE', 'baseFee,baseFeee');
  expect(readOutOfDate).toThrow(
    'OUT_OF_DATE names "baseFeee", which is no claim of site/content/claims/claims.json.',
  );
});
