import type { Theme } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../lib/objects.ts';
import { brandTokens, darkTokens } from '../tokens/index.ts';
import { MUI_TYPE } from './mui/typography.ts';
import { fluid } from './styles/fluid.ts';
import { createBrandTheme } from './theme.ts';

const BRANDS = keysOf(brandTokens);

describe.each(BRANDS)('the theme of %s', (brand) => {
  const theme = createBrandTheme(brand);

  // Our widths, not those that MUI would choose.
  test.each([
    ['phone', 480],
    ['sm', 600],
    ['md', 960],
    ['lg', 1264],
    ['xl', 1440],
  ] as const)('changes at %s from %i px upwards', (key, width) => {
    expect(theme.breakpoints.up(key)).toBe(`@media (min-width:${width}px)`);
    expect(theme.breakpoints.down(key)).toBe(`@media (max-width:${width - 0.05}px)`);
  });

  test.each([
    ['light', brandTokens[brand].color],
    ['dark', darkTokens[brand].color],
  ] as const)('gives every colour of MUI the value of a role in the %s', (scheme, color) => {
    const roles = new Set(Object.values(color).flatMap(Object.values));
    const { palette } = theme.colorSchemes[scheme] ?? {};
    if (!palette) throw new Error(`The theme of ${brand} has no ${scheme} scheme.`);
    const intentions = ['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const;
    for (const intention of intentions) {
      const { main, light, dark, contrastText } = palette[intention];
      for (const colour of [main, light, dark, contrastText]) expect(roles).toContain(colour);
      expect(measureContrast(main, contrastText), `${intention} button`).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(
        measureContrast(light, palette.text.primary),
        `${intention} alert`,
      ).toBeGreaterThanOrEqual(7);
    }
  });

  test.each(keysOf(MUI_TYPE))('sets %s in one of our type styles, in no capitals', (name) => {
    const { fontFamily, fontSize } = theme.typography[MUI_TYPE[name]];
    expect(theme.typography[name]).toMatchObject({ fontFamily, fontSize, textTransform: 'none' });
  });

  test('has no shadow but ours', () => {
    const { raised, floating } = theme.elevation;
    expect(new Set(theme.shadows)).toEqual(new Set(['none', raised, floating]));
  });

  test('names roles, never the scales behind them', () => {
    expect(listVariables(theme)).toContain('--fb-color-text-primary');
    expect(listVariables(theme).filter((name) => /^--fb-(base|brand)-/.test(name))).toEqual([]);
  });
});

test('a variable has the colours of both schemes, and without a dark one the light', () => {
  const { primary } = brandTokens.fernblick.color.text;
  const both = readSheet(createBrandTheme('fernblick'));
  expect(both).toContain(
    `"--fb-color-text-primary":"light-dark(${primary},${darkTokens.fernblick.color.text.primary})"`,
  );
  expect(both).toContain('"colorScheme":"light dark"');
  const light = readSheet(createBrandTheme('fernblick', { colorSchemes: { dark: false } }));
  expect(light).toContain(`"--fb-color-text-primary":"${primary}"`);
  expect(light).not.toMatch(/dark\(|light dark/);
});

describe('an application', () => {
  test('changes roles by the palette, and is followed by ours and by MUI’s', () => {
    const theme = createBrandTheme('fernblick', {
      palette: { primary: { main: '#8b0000' } },
      colorSchemes: { dark: { color: { surface: { paper: '#000000' } } } },
    });
    const sheet = readSheet(theme);
    const { action } = darkTokens.fernblick.color;
    expect(sheet).toContain(`"--fb-color-action-main":"light-dark(#8b0000,${action.main})"`);
    expect(sheet).toContain(`"--fb-palette-primary-main":"light-dark(#8b0000,${action.main})"`);
    expect(theme.colorSchemes.dark?.palette.background.default).toBe('#000000');
  });

  test('reads on a light colour of its own, and its links follow as MUI’s do', () => {
    const palette = { primary: { main: '#ffee00' } };
    const ours = createBrandTheme('fernblick', { palette, colorSchemes: { dark: false } });
    const { contrastText } = createTheme({
      cssVariables: { nativeColor: true },
      palette,
    }).palette.primary;
    const sheet = readSheet(ours);
    for (const name of ['color-action-contrast', 'palette-primary-contrastText'])
      expect(sheet).toContain(`"--fb-${name}":"${contrastText}"`);
    expect(sheet).toContain('"--fb-color-text-accent":"#ffee00"');
    expect(sheet).toContain(
      `"--fb-palette-info-main":"${brandTokens.fernblick.color.text.accent}"`,
    );
  });

  test('sets every text in its own font, and small corners as its own', () => {
    const { typography, radius } = createBrandTheme('fernblick', {
      typography: { fontFamily: 'Georgia', allVariants: { letterSpacing: 1 } },
      shape: { borderRadius: 3 },
    });
    const styles = [...keysOf(brandTokens.fernblick.typography), ...keysOf(MUI_TYPE)];
    for (const style of styles)
      expect(typography[style], style).toMatchObject({ fontFamily: 'Georgia', letterSpacing: 1 });
    expect(radius.small).toBe(3);
    expect(radius.round).toBe(brandTokens.fernblick.radius.round);
  });

  test('passes what MUI’s createTheme takes', () => {
    const theme = createBrandTheme('fernblick', {
      breakpoints: { values: { md: 800 } },
      shape: { borderRadius: 2 },
      radius: { ...brandTokens.fernblick.radius, round: 4 },
      typography: { fontFamily: 'Georgia' },
    });
    expect(theme.breakpoints.up('md')).toBe('@media (min-width:800px)');
    expect(theme.breakpoints.up('sm')).toBe('@media (min-width:600px)');
    expect(theme.shape.borderRadius).toBe(2);
    expect(readSheet(theme)).toContain('"--fb-radius-round":"4px"');
  });

  test('adds styles to those of a component', () => {
    const root = { textTransform: 'uppercase' } as const;
    const { MuiButton } =
      createBrandTheme('fernblick', {
        components: { MuiButton: { defaultProps: { size: 'small' }, styleOverrides: { root } } },
      }).components ?? {};
    expect(MuiButton?.defaultProps).toMatchObject({ variant: 'contained', size: 'small' });
    expect(MuiButton?.styleOverrides?.root).toEqual([expect.any(Function), root]);
  });

  test('switches to the dark as MUI documents it', () => {
    const sheet = readSheet(
      createBrandTheme('fernblick', { cssVariables: { colorSchemeSelector: 'class' } }),
    );
    expect(sheet).toContain('".light":{"colorScheme":"light"},".dark":{"colorScheme":"dark"}');
    expect(sheet).toBe(
      readSheet(createBrandTheme('fernblick')).replace(
        ',{"@media print"',
        ',{".light":{"colorScheme":"light"},".dark":{"colorScheme":"dark"}},{"@media print"',
      ),
    );
  });

  test('learns which brands there are', () => {
    expect(() => createBrandTheme('no-brand' as 'fernblick')).toThrow(
      'There is no brand "no-brand"',
    );
  });
});

test('every brand writes the same variables', () => {
  const [first, ...others] = BRANDS.map((brand) => listVariables(createBrandTheme(brand)));
  for (const other of others) expect(other).toEqual(first);
});

describe('a fluid length', () => {
  const length = fluid(38, 68, 480, 1440);

  test.each([
    [360, 38],
    [480, 38],
    [960, 53],
    [1440, 68],
    [1920, 68],
  ])('at %i px is %f px', (viewport, size) => {
    expect(computePixels(length, viewport)).toBeCloseTo(size, 1);
  });

  test('that does not grow is a plain one', () => {
    expect(fluid(16, 16, 480, 1440)).toBe('1rem');
  });
});

describe('the gutter', () => {
  const { space } = createBrandTheme('fernblick');

  test.each([
    [360, space.m],
    [872, (space.m + space.xl) / 2],
    [1264, space.xl],
    [1920, space.xl],
  ])('at %i px is %f px', (viewport, size) => {
    expect(computePixels(space.gutter, viewport)).toBeCloseTo(size, 1);
  });
});

/** Contrast as WCAG 2 counts it. */
function measureContrast(one: string, other: string): number {
  return new Color(one).contrastWCAG21(new Color(other));
}

function readSheet(theme: Theme): string {
  return JSON.stringify(theme.generateStyleSheets());
}

/** The names of all CSS variables that styles can reach. */
function listVariables({ vars }: Theme): string[] {
  return JSON.stringify(vars).match(/--fb-[\w-]+/g) ?? [];
}

/** The value that a browser computes for `clamp(…rem, calc(…rem + …vw), …rem)`, or of the same in px. */
function computePixels(clamp: string, viewport: number): number {
  const [low = 0, offset = 0, slope = 0, high = 0] = [
    ...clamp.matchAll(/(-?[\d.]+)(rem|px|vw)/g),
  ].map(([, count, unit]) => {
    if (unit === 'vw') return (Number(count) * viewport) / 100;
    return Number(count) * (unit === 'rem' ? 16 : 1);
  });
  return Math.min(high, Math.max(low, offset + slope));
}
