import { expect, test } from 'vitest';
import { getClaim } from '../../content/claims/claims.ts';
import { TAXED_SHARES } from './taxed-shares.ts';

test('what is taxed is what the claims ledger does not exempt', () => {
  const exempt = getClaim('contractExemption').value / 100;
  expect(TAXED_SHARES.full).toBeCloseTo(1 - exempt);
  expect(TAXED_SHARES.half).toBeCloseTo((1 - exempt) / 2);
  expect(TAXED_SHARES.depot).toBeCloseTo(1 - getClaim('equityFundExemption').value / 100);
});
