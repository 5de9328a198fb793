import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { adviseColors } from './advise-colors.ts';
import { type BrandChanges, changeBrand } from './brand-changes.ts';
import { findNearestPassing } from './measure-contrasts.ts';
import { resolveTokens } from './resolve.ts';

const BRAND = 'brands/fernblick.tokens.json';

test('every colour that fails is named once, with one value that mends all of its pairs', async () => {
  const changes = { 'brand.deep.600': '#b39ddb' };
  const { failing, advice } = adviseColors(await resolve(changes));
  expect(failing).toBeGreaterThan(1);
  expect(advice).toMatchObject([
    { token: 'brand.deep.600', changes: [{ token: 'brand.deep.600' }] },
  ]);
  const color = advice[0]?.changes[0]?.color ?? '';
  expect(adviseColors(await resolve({ 'brand.deep.600': color })).failing).toBe(0);
});

test('where no shade of a colour passes, its ground gets another', async () => {
  // Neither white nor black is seven times as light or dark as this.
  const changes = { 'brand.deep.700': '#777777' };
  const { advice } = adviseColors(await resolve(changes));
  const onGround = advice.find(({ token }) => !token.startsWith('brand.deep.700'));
  expect(onGround?.changes).toMatchObject([{ token: 'brand.deep.700' }]);
});

test('the nearest shade has the contrast that it needs, and hardly more', () => {
  const others = [{ color: '#fdfbf7', atLeast: 4.5 }];
  const nearest = findNearestPassing('#5fa593', others) ?? '';
  expect(Color.contrast(nearest, '#fdfbf7', 'WCAG21')).toBeCloseTo(4.5, 1);
  expect(Color.contrast(nearest, '#fdfbf7', 'WCAG21')).toBeGreaterThanOrEqual(4.5);
  expect(findNearestPassing('#777777', [{ color: '#777777', atLeast: 7 }])).toBeUndefined();
});

async function resolve(changes: BrandChanges) {
  const [base, semantic, brand] = await Promise.all(
    ['base.tokens.json', 'semantic.tokens.json', BRAND].map(readJson),
  );
  const file = changeBrand({ base, semantic, brand }, changes);
  const read = async (path: string) => JSON.stringify(path === BRAND ? file : await readJson(path));
  const { fernblick: { light = {}, dark = {} } = {} } = await resolveTokens(read, new Logger());
  return { light, dark };
}

async function readJson(path: string) {
  return JSON.parse(await readFile(join(import.meta.dirname, path), 'utf8'));
}
