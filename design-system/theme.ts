import { createTheme, type Theme } from '@mui/material/styles';
import { type Brand, brandTokens, type Tokens } from '../tokens/index.ts';
import { controls } from './mui/controls.ts';
import { fields } from './mui/fields.ts';
import { messages } from './mui/messages.ts';
import { createPalette } from './mui/palette.ts';
import { createShadows } from './mui/shadows.ts';
import { surfaces } from './mui/surfaces.ts';
import { createTypography } from './mui/typography.ts';
import { createTypeStyles, fluidBand, fluidGutter, type TypeStyleName } from './styles/fluid.ts';

/** A step of the spacing scale, from `xxs` to `xxxl`. */
export type Space = keyof Tokens['space'];

/** The token groups that styles read as CSS variables: `theme.vars.color.text.primary`. */
interface ThemeGroups {
  color: Tokens['color'];
  size: Tokens['size'];
  /** The steps of the scale, and two distances that grow with the screen between two of them. */
  space: Tokens['space'] & { gutter: string; band: string };
  border: Tokens['border'];
  radius: Tokens['radius'];
  elevation: Tokens['shadow'];
  ease: Tokens['easing'];
  fade: Record<keyof Tokens['opacity'], string>;
  /** Durations as CSS values; scripts read them as numbers from `theme.transitions.duration`. */
  time: Record<keyof Tokens['duration'], string>;
}

declare module '@mui/material/styles' {
  interface Theme extends ThemeGroups {
    /** For what cannot be coloured by a variable: files that exist once per brand. */
    brand: Brand;
  }
  interface ThemeOptions extends ThemeGroups {}
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
  interface TypographyVariants extends Record<TypeStyleName, React.CSSProperties> {}
  interface TypographyVariantsOptions extends Record<TypeStyleName, React.CSSProperties> {}
  interface Duration extends Record<keyof Tokens['duration'], number> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<TypeStyleName, true> {
    h1: false;
    h2: false;
    h3: false;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    body1: false;
    body2: false;
    button: false;
    caption: false;
    overline: false;
  }
}

/**
 * Makes the MUI theme of a brand from its tokens. Styles use `theme.vars.*` (CSS variables, so a
 * page's CSS is the same for every brand), `theme.breakpoints.up('md')` and the type styles of
 * `theme.typography`. `theme.spacing(n)` is for MUI's own components; ours use `theme.vars.space.*`.
 */
export function createBrandTheme(brand: Brand): Theme {
  const tokens = brandTokens[brand];
  const { color, duration } = tokens;
  const type = createTypeStyles(tokens);
  const theme = createTheme({
    cssVariables: { cssVarPrefix: 'fb' },
    breakpoints: { values: { xs: 0, ...tokens.breakpoint } },
    spacing: tokens.space.xs,
    shape: { borderRadius: tokens.radius.small },
    palette: createPalette(tokens),
    typography: {
      fontFamily: tokens.font.family.text,
      ...type,
      ...createTypography(type),
    },
    shadows: createShadows(tokens),
    transitions: { duration },
    color,
    size: tokens.size,
    space: { ...tokens.space, gutter: fluidGutter(tokens), band: fluidBand(tokens) },
    border: tokens.border,
    radius: tokens.radius,
    elevation: tokens.shadow,
    ease: tokens.easing,
    fade: { dimmed: String(tokens.opacity.dimmed) },
    time: {
      quick: `${duration.quick}ms`,
      ease: `${duration.ease}ms`,
      tooltipOpen: `${duration.tooltipOpen}ms`,
      tooltipClose: `${duration.tooltipClose}ms`,
      settle: `${duration.settle}ms`,
      slide: `${duration.slide}ms`,
    },
    components: {
      ...controls,
      ...fields,
      ...surfaces,
      ...messages,
      MuiTypography: {
        defaultProps: {
          variant: 'body',
          variantMapping: {
            hero: 'h1',
            title: 'h2',
            subtitle: 'h3',
            figure: 'p',
            lead: 'p',
            body: 'p',
            label: 'span',
            note: 'p',
          },
        },
      },
    },
  });
  // Added afterwards: MUI writes a CSS variable for every value it is given.
  return Object.assign(theme, { brand });
}
