import { describe, expect, test } from 'vitest';
import { keysOf } from '../lib/objects.ts';
import ids from './ids.json' with { type: 'json' };
import { brandTokens, tokenCatalogue } from './index.ts';
import removed from './removed.json' with { type: 'json' };

const brands = keysOf(brandTokens);
const present = tokenCatalogue.map(({ id }) => id);

test.each(brands)(
  'spacing of %s has at most eight steps, none easy to mistake for another',
  (brand) => {
    const steps = Object.values(brandTokens[brand].space).sort((one, other) => one - other);
    expect(steps.length).toBeLessThanOrEqual(8);
    const ratios = steps.slice(1).map((step, at) => step / Number(steps[at]));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4 / 3);
  },
);

describe('token names', () => {
  test.each(brands)('are the same in %s as in every brand', (brand) => {
    const missing = tokenCatalogue.filter(({ values }) =>
      Object.values(values[brand]).includes(''),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('are not removed without an entry in removed.json', () => {
    const lost = ids.filter((id) => !present.includes(id) && !Object.hasOwn(removed, id));
    expect(
      lost,
      'These tokens may still be in use. Record in tokens/removed.json what replaces each and why, ' +
        'e.g. {"color.text.muted": {"use": "color.text.subtle", "why": "two names for one role"}}, ' +
        'then run `npm run tokens -- --ids`.',
    ).toEqual([]);
  });

  test('are recorded in ids.json', () => {
    const unknown = present.filter((id) => !ids.includes(id));
    expect(unknown, 'New tokens. Record them with `npm run tokens -- --ids`.').toEqual([]);
  });

  test('of removed tokens lead to tokens that exist', () => {
    const entries = Object.entries(removed as Record<string, { use: string; why: string }>);
    const wrong = entries.filter(([id, { use }]) => present.includes(id) || !present.includes(use));
    expect(wrong.map(([id, { use }]) => `${id}, use ${use}`)).toEqual([]);
  });
});
