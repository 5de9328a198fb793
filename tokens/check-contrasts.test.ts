import { expect, test } from 'vitest';
import { checkContrasts } from './check-contrasts.ts';
import { loadTokens } from './load.ts';

const brands = await loadTokens();

test('every pair has enough contrast in every brand and scheme', () => {
  expect(checkContrasts(brands)).toMatch(
    /^Contrast of \d+ pairs: the lowest 3\.\d\d where 3 is needed, /,
  );
});

test('a pair without names its place, its tokens and what it has', () => {
  const pair = {
    foreground: 'color.text.primary',
    background: 'color.text.secondary',
    atLeast: 7,
  } as const;
  expect(() => checkContrasts(brands, [pair])).toThrow(
    /tokens\/dark\.tokens\.json:\d+: color\.text\.primary on color\.text\.secondary has a contrast of 1\.\d\d : 1 in fernblick, dark, and needs 7 : 1\./,
  );
});

test('a pair of something that is no colour is refused', () => {
  const pair = { foreground: 'color.text.none', background: 'space.m', atLeast: 3 } as const;
  expect(() => checkContrasts(brands, [pair])).toThrow('which is not a token of a colour');
});

test('a colour that shines through is refused in a pair, where its contrast is that of what is behind', () => {
  const pair = { foreground: 'shadowColor.soft', background: 'color.surface.raised', atLeast: 1 };
  expect(() => checkContrasts(brands, [pair as never])).toThrow(
    /^tokens\/semantic\.tokens\.json:\d+: shadowColor\.soft has an alpha below 1 in fernblick, light/,
  );
});
