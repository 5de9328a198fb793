import { expect, test } from 'vitest';
import { claims } from './claims.ts';
import { heroBullets } from './hero-bullets.ts';

test('there are three points, and the ledger has what each promises', () => {
  expect(heroBullets.points).toHaveLength(3);
  for (const { claims: ids } of heroBullets.points) {
    for (const id of ids) expect(claims).toHaveProperty(id);
  }
});
