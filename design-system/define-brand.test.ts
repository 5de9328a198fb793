import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS } from '../tokens/contrast.ts';
import type { Tokens } from '../tokens/index.ts';
import { defineBrand } from './define-brand.ts';
import { createBrandTheme } from './theme.ts';

/** A strong colour of each hue, as a brand has it. */
const HUES = Array.from({ length: 12 }, (_, step) => {
  const color = new Color('oklch', [0.6, 0.12, step * 30]).to('srgb').toGamut();
  return color.toString({ format: 'hex', collapse: false });
});

test('a brand of an application has its hues on our steps', () => {
  const { light, dark } = defineBrand({ deep: '#0057b8', glow: '#ffb000' });
  const hue = new Color('#0057b8').oklch.h ?? Number.NaN;
  expect(light.color.action.main).toBe(`oklch(0.42 0.068 ${hue.toFixed(1)})`);
  expect(dark.color.action.main).toBe(`oklch(0.81 0.055 ${hue.toFixed(1)})`);
  const { vars, brand } = createBrandTheme(defineBrand({ deep: '#0057b8', glow: '#ffb000' }));
  expect(vars.color.action.main).toContain('--fb-color-action-main');
  expect(brand).toBe('fernblick');
});

test.each([
  ['blue', 'Write it as #rrggbb'],
  ['#00f', 'Write it as #rrggbb'],
  ['#777777', 'has no hue'],
])('%s is no colour of a brand', (deep, reason) => {
  expect(() => defineBrand({ deep, glow: '#ffb000' })).toThrow(reason);
});

describe('pairs that meet on screen have their contrast in every hue', () => {
  test.each(HUES)('of %s', (hue) => {
    const { light, dark } = defineBrand({ deep: hue, glow: hue, mist: hue, dusk: hue });
    expect([...findFailing(light), ...findFailing(dark)]).toEqual([]);
  });
});

function findFailing({ color }: Pick<Tokens, 'color'>): string[] {
  return CONTRAST_PAIRS.filter(({ foreground, background, atLeast }) => {
    return get(color, foreground).contrastWCAG21(get(color, background)) < atLeast;
  }).map(({ foreground, background }) => `${foreground} on ${background}`);
}

function get(colors: Tokens['color'], id: string): Color {
  const [, group = '', role = ''] = id.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = colors;
  return new Color(groups[group]?.[role] ?? '').to('srgb').toGamut();
}
