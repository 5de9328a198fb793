import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import {
  BOUNDS,
  type BrandChanges,
  changeBrand,
  changeLast,
  formatChanges,
  listScales,
  parseChanges,
  type TokenFile,
} from './brand-changes.ts';
import { toPlainValue } from './plain-values.ts';
import { resolveTokens } from './resolve.ts';

const BRAND = 'brands/fernblick.tokens.json';

const base = await readJson('base.tokens.json');
const semantic = await readJson('semantic.tokens.json');
const brand = await readJson(BRAND);
const files = { base, semantic, brand };

test('a changed brand has what was changed, in the light and the dark, and nothing else', async () => {
  const changes = { 'brand.deep.700': '#19594c', 'radius.medium': '4', space: '150' };
  const changed = await resolveChanged(changes);
  const before = await resolveChanged({});
  const read = (id: string, scheme: string) =>
    changed[scheme]?.[id] && toPlainValue(changed[scheme][id]);
  expect(read('color.text.accent', 'light')).toBe('#19594c');
  expect(read('radius.medium', 'dark')).toBe(4);
  expect(read('space.m', 'light')).toBe(
    1.5 * Number(before.light?.['space.m'] && toPlainValue(before.light['space.m'])),
  );
  const ids = Object.keys(changed.light ?? {}).filter(
    (id) =>
      JSON.stringify(changed.light?.[id]?.$value) !== JSON.stringify(before.light?.[id]?.$value),
  );
  expect(new Set(ids.map((id) => id.split('.')[0]))).toEqual(
    new Set(['brand', 'color', 'radius', 'space']),
  );
});

test('a scale that is turned keeps the lightness of its steps', () => {
  const turned = changeBrand(files, { 'brand.deep': '30' });
  expect(turned).toMatchObject({
    brand: { deep: { '700': { $value: { components: [0.42, 0.068, 30] } } } },
  });
  expect(listScales(turned)).toEqual(listScales(brand));
});

test('letters grow by a share and never fall below what can be read', async () => {
  const { light = {} } = await resolveChanged({ typography: '80' });
  const sizes = Object.values(light).flatMap((token) =>
    token.$type === 'typography' ? [Object(toPlainValue(token)).fontSize] : [],
  );
  expect(Math.min(...sizes)).toBe(15);
  expect(Math.max(...sizes)).toBe(217.5);
});

test('changes survive an address, and what is none is left out', () => {
  const changes = { 'brand.deep.700': '#19594c', 'brand.glow': '200', typography: '110' };
  const address = formatChanges(changes);
  expect(address).toMatch(/^[\w -]+$/);
  expect(parseChanges(address, brand)).toEqual(changes);
  const noChanges = [
    ...['brand-deep-700 19', 'radius-medium x', 'nonsense 3', 'radius-none 4'],
    ...['brand-deep 999', 'typography 0', 'typography 999', 'space 0', 'radius-small 999'],
    ...['brand-deep 361', 'brand-none 30', 'brand-constructor 30', 'brand-deep-70 123456'],
  ];
  expect(parseChanges([address, ...noChanges].join('_'), brand)).toEqual(changes);
});

test.each(['min', 'max'] as const)('every length can have its %s', async (end) => {
  const { space, typography, radius } = BOUNDS;
  const lengths = { space, typography, 'radius-small': radius, 'radius-large': radius };
  const text = Object.entries(lengths).map(([id, bounds]) => `${id} ${bounds[end]}`);
  const changes = parseChanges(text.join('_'), brand);
  expect(Object.keys(changes)).toHaveLength(text.length);
  expect(await resolveChanged(changes)).toHaveProperty('light');
});

test('what was changed last counts, and the address keeps the order', () => {
  const first = { 'brand.deep.700': '#e2001a', 'brand.deep': '200' };
  const picked = changeLast(first, 'brand.deep.700', '#e2001a');
  const sent = parseChanges(formatChanges(picked), brand);
  const readSteps = (tried: BrandChanges) =>
    changeBrand(files, tried) as { brand: { deep: Record<string, unknown> } };
  const { deep } = readSteps(sent).brand;
  expect(deep['700']).toEqual(readSteps({ 'brand.deep.700': '#e2001a' }).brand.deep['700']);
  expect(deep['600']).toEqual(readSteps(first).brand.deep['600']);
});

async function resolveChanged(changes: Readonly<Record<string, string>>) {
  const read = async (path: string) =>
    JSON.stringify(path === BRAND ? changeBrand(files, changes) : await readJson(path));
  const { fernblick = {} } = await resolveTokens(read, new Logger());
  return fernblick;
}

async function readJson(path: string): Promise<TokenFile> {
  return JSON.parse(await readFile(join(import.meta.dirname, path), 'utf8'));
}
