import {
  createTheme,
  type Theme as MuiTheme,
  type PaletteOptions,
  type Shadows,
  type Theme,
} from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { mapValues, mergeDeep } from '../lib/objects.ts';
import {
  type Brand,
  brandTokens,
  type DarkTokens,
  darkTokens,
  type Tokens,
} from '../tokens/index.ts';
import * as components from './mui/components.ts';
import { mergeComponents } from './mui/merge-components.ts';
import { completePalette, createPalette, readPalette } from './mui/palette.ts';
import { createTypography } from './mui/typography.ts';
import { joinColorSchemes, pairColors } from './styles/color-schemes.ts';
import {
  createTypeStyles,
  fluidSpace,
  type TypeStyle,
  type TypeStyleName,
} from './styles/fluid.ts';

/** A step of the spacing scale, from `xxs` to `xxxl`. */
export type Space = keyof Tokens['space'];

/** The token groups that styles read as CSS variables: `theme.vars.color.text.primary`. */
interface ThemeGroups {
  color: Tokens['color'];
  size: Tokens['size'];
  /**
   * The steps of the scale, and two distances that grow with the screen between two of them: from
   * content to the edge of the screen, and above and below a section.
   */
  space: Tokens['space'] & { gutter: string; band: string };
  border: Tokens['border'];
  radius: Tokens['radius'];
  elevation: Tokens['shadow'];
  ease: Tokens['easing'];
  fade: Record<keyof Tokens['opacity'], string>;
  /** Durations as CSS values; scripts read them as numbers from `theme.transitions.duration`. */
  time: Record<keyof Tokens['duration'], string>;
}

/** Given to each colour scheme. */
type ColorGroup = Partial<Pick<ThemeGroups, 'color'>>;

declare module '@mui/material/styles' {
  interface Theme extends ThemeGroups {
    /** For what cannot be coloured by a variable: files that exist once per brand. */
    brand: Brand;
  }
  interface ThemeOptions extends Partial<ThemeGroups> {}
  interface ColorSystemOptions extends ColorGroup {}
  interface ThemeVars extends Omit<ThemeGroups, 'space'> {
    /** Strings, so that a multiple of a step does not compile. */
    space: Record<Space | 'gutter' | 'band', string>;
  }
  interface CssThemeVariables {
    enabled: true;
  }
  interface BreakpointOverrides {
    phone: true;
  }
  interface TypographyVariants extends Record<TypeStyleName, TypeStyle> {}
  interface TypographyVariantsOptions extends Partial<Record<TypeStyleName, TypeStyle>> {}
  interface Duration extends Record<keyof Tokens['duration'], number> {}
}

declare module '@emotion/react' {
  /** What `styled` and `useTheme` of Emotion give: the theme that components of MUI get too. */
  interface Theme extends MuiTheme {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<TypeStyleName, true> {}
}

/** A brand as tokens: one of ours, or what `defineBrand` makes. */
export interface BrandTokens {
  /** Whose drawings it shows. */
  drawings: Brand;
  light: Tokens;
  dark: DarkTokens;
}

type MuiOptions = NonNullable<Parameters<typeof createTheme>[0]>;
type Widths = NonNullable<MuiOptions['breakpoints']>;

/** MUI's options of a theme. A scheme may also change colours of ours by their roles, and the dark be `false`. */
export interface BrandThemeOptions
  extends Omit<MuiOptions, 'breakpoints' | 'color' | 'colorSchemes'> {
  breakpoints?: Omit<Widths, 'values'> & { values?: Partial<Widths['values']> };
  colorSchemes?: { light?: SchemeOptions; dark?: SchemeOptions | boolean };
}

interface SchemeOptions {
  palette?: PaletteOptions | undefined;
  color?: { [Group in keyof Tokens['color']]?: Partial<Tokens['color'][Group]> };
}

/**
 * Makes the MUI theme of a brand from its tokens. Styles use `theme.vars.*` (CSS variables, so a
 * page's CSS is the same for every brand), `theme.breakpoints.up('md')` and the type styles of
 * `theme.typography`. `theme.spacing(n)` is for MUI's own components; ours use `theme.vars.space.*`.
 * @param options go before the brand's own: a colour of MUI's palette changes the roles that it is made
 * of, `typography.fontFamily` every type style, a number of `shape.borderRadius` the small radius, and a
 * style of a component is added to ours. Without `colorSchemes.dark` everything is light whatever a
 * visitor prefers
 */
export function createBrandTheme(
  brand: Brand | BrandTokens,
  options: BrandThemeOptions = {},
): Theme {
  const { light: tokens, dark: night, drawings } = typeof brand === 'string' ? find(brand) : brand;
  const { colorSchemes = {}, palette, cssVariables, components: styled, ...others } = options;
  const { duration, space, breakpoint } = tokens;
  const corner = others.shape?.borderRadius;
  const dark = colorSchemes.dark === false ? undefined : night;
  const elevation = mapValues(tokens.shadow, (shadow, step) =>
    pairColors(shadow, dark?.shadow[step] ?? shadow),
  );
  const type = createTypeStyles(tokens, readFont(others.typography));
  const base = {
    cssVariables: { cssVarPrefix: 'fb', nativeColor: true, disableCssColorScheme: true },
    colorSchemes: {
      light: createColorScheme(tokens, { palette, ...colorSchemes.light }),
      ...(dark && { dark: createColorScheme(dark, Object(colorSchemes.dark)) }),
    },
    breakpoints: { values: { xs: 0, ...breakpoint } },
    spacing: space.xs,
    shape: { borderRadius: tokens.radius.small },
    typography: {
      fontFamily: tokens.font.family.text,
      ...type,
      ...createTypography(type),
    },
    shadows: createShadows(elevation),
    transitions: { duration },
    size: tokens.size,
    space: {
      ...space,
      gutter: fluidSpace(space.m, space.xl, breakpoint.phone, breakpoint.lg),
      band: fluidSpace(space.l, space.xxl, breakpoint.phone, breakpoint.xl),
    },
    border: tokens.border,
    radius: { ...tokens.radius, ...(typeof corner === 'number' && { small: corner }) },
    elevation,
    ease: tokens.easing,
    fade: { dimmed: String(tokens.opacity.dimmed) },
    time: mapValues(duration, (milliseconds) => `${milliseconds}ms`),
    components: mergeComponents(components, styled),
  };
  const theme = createTheme(
    mergeDeep(mergeDeep(base, { cssVariables: Object(cssVariables) }), others),
  );
  const joined = joinColorSchemes(theme.generateStyleSheets(), dark ? 'light dark' : 'light');
  // Added afterwards: MUI writes a CSS variable for every value it is given.
  return Object.assign(theme, {
    brand: drawings,
    generateStyleSheets: () => joined,
    mixins: { ...theme.mixins, toolbar: { minBlockSize: theme.vars.size.header } },
  });
}

function find(brand: Brand): BrandTokens {
  if (!(brand in brandTokens))
    throw new Error(`There is no brand "${brand}". Make one of its colours by defineBrand().`);
  return { drawings: brand, light: brandTokens[brand], dark: darkTokens[brand] };
}

/** What MUI's options say of all type styles at once. */
function readFont(typography: MuiOptions['typography']): CSSProperties {
  if (typeof typography !== 'object') return {};
  const { fontFamily, allVariants } = typography;
  return { ...(fontFamily && { fontFamily }), ...allVariants };
}

function createColorScheme(
  { color }: Pick<Tokens, 'color'>,
  { palette, color: roles = {} }: SchemeOptions,
) {
  const given = palette ? completePalette(palette) : {};
  const changed = mergeDeep(mergeDeep(color, readPalette(given)), roles) as Tokens['color'];
  // What informs keeps its colour whatever the links have, as in MUI.
  const { info } = createPalette(mergeDeep(color, roles) as Tokens['color']);
  return { palette: mergeDeep({ ...createPalette(changed), info }, given), color: changed };
}

/** As high as a card; whatever MUI puts higher floats above the page. */
const RAISED = 4;

/** MUI's 25 heights in our two shadows. */
function createShadows({ raised, floating }: Tokens['shadow']): Shadows {
  const shadows = Array.from({ length: 25 }, (_, height) => {
    if (height === 0) return 'none';
    return height <= RAISED ? raised : floating;
  });
  return shadows as Shadows;
}
