import {
  createTheme,
  type Theme as MuiTheme,
  type Shadows,
  type Theme,
} from '@mui/material/styles';
import { mapValues } from '../lib/objects.ts';
import { type Brand, brandTokens, darkTokens, type Scheme, type Tokens } from '../tokens/index.ts';
import { components } from './mui/components.ts';
import { createPalette } from './mui/palette.ts';
import { createTypography, type MUI_TYPE } from './mui/typography.ts';
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
  interface ThemeOptions extends Omit<ThemeGroups, 'color'>, ColorGroup {}
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
  interface TypographyVariantsOptions extends Record<TypeStyleName, TypeStyle> {}
  interface Duration extends Record<keyof Tokens['duration'], number> {}
}

declare module '@emotion/react' {
  /** What `styled` and `useTheme` of Emotion give: the theme that components of MUI get too. */
  interface Theme extends MuiTheme {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides
    extends Record<TypeStyleName, true>,
      Record<keyof typeof MUI_TYPE, false> {}
}

/**
 * Makes the MUI theme of a brand from its tokens. Styles use `theme.vars.*` (CSS variables, so a
 * page's CSS is the same for every brand), `theme.breakpoints.up('md')` and the type styles of
 * `theme.typography`. `theme.spacing(n)` is for MUI's own components; ours use `theme.vars.space.*`.
 * @param schemes without `dark` everything is light whatever a visitor prefers
 */
export function createBrandTheme(
  brand: Brand,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Theme {
  const tokens = brandTokens[brand];
  const { duration, space, breakpoint } = tokens;
  const dark = schemes.includes('dark') ? darkTokens[brand] : undefined;
  const elevation = mapValues(tokens.shadow, (shadow, step) =>
    pairColors(shadow, dark?.shadow[step] ?? shadow),
  );
  const type = createTypeStyles(tokens);
  const theme = createTheme({
    cssVariables: { cssVarPrefix: 'fb', nativeColor: true, disableCssColorScheme: true },
    colorSchemes: {
      light: createColorScheme(tokens),
      ...(dark && { dark: createColorScheme(dark) }),
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
    radius: tokens.radius,
    elevation,
    ease: tokens.easing,
    fade: { dimmed: String(tokens.opacity.dimmed) },
    time: mapValues(duration, (milliseconds) => `${milliseconds}ms`),
    components,
  });
  const sheets = theme.generateStyleSheets();
  const joined = joinColorSchemes(sheets, schemes.join(' '));
  // Added afterwards: MUI writes a CSS variable for every value it is given.
  return Object.assign(theme, {
    brand,
    generateStyleSheets: () => joined,
    mixins: { ...theme.mixins, toolbar: { minBlockSize: theme.vars.size.header } },
  });
}

function createColorScheme({ color }: Pick<Tokens, 'color'>) {
  return { palette: createPalette(color), color };
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
