import { expect, test } from 'vitest';
import { keysOf } from '../../../lib/objects.ts';
import { brandTokens } from '../../../tokens/index.ts';
import { drawIcons } from './icons.tsx';

test('every brand has icons in its own colours', async () => {
  const icons = await Promise.all(keysOf(brandTokens).map(async (brand) => await drawIcons(brand)));
  const drawings = icons.map((files) => files.get('icon.svg'));
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const [at, brand] of keysOf(brandTokens).entries()) {
    expect(drawings[at]).toContain(brandTokens[brand].color.action.main);
  }
});
