import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../../../tokens/index.ts';
import type { TypeStyleName } from '../../styles/fluid.ts';
import { TYPE_ELEMENTS } from '../../styles/type-elements.ts';

declare module '@mui/material/Typography' {
  interface TypographyPropsColorOverrides extends Record<TextColor, true> {}
}

/** The colours of text that MUI has no name for. */
export type TextColor = Exclude<keyof Tokens['color']['text'], 'primary' | 'secondary'>;

/** Their lines are about equally long, so that no word stands alone in the last one. */
const HEADINGS: readonly TypeStyleName[] = ['hero', 'statement', 'title', 'subtitle'];

/** Text has no outer margin: the parent spaces it. */
export const MuiTypography: Components<Theme>['MuiTypography'] = {
  defaultProps: { variant: 'body', variantMapping: TYPE_ELEMENTS },
  styleOverrides: {
    root: ({ theme, ownerState: { variant, color } }) => ({
      ...(variant !== 'inherit' && wrapText(variant as TypeStyleName, theme)),
      ...(isTextColor(color, theme) && { color: theme.vars.color.text[color] }),
    }),
  },
};

/** MUI's own `primary` and `secondary` are the colours of actions. */
function isTextColor(color: unknown, { vars }: Theme): color is TextColor {
  const isOurs = typeof color === 'string' && color in vars.color.text;
  return isOurs && color !== 'primary' && color !== 'secondary';
}

/** How the lines of text of a type style break. */
export function wrapText(variant: TypeStyleName, { vars }: Theme) {
  const isHeading = HEADINGS.includes(variant);
  return {
    hyphens: isHeading && variant !== 'subtitle' ? 'manual' : 'auto',
    // A word as wide as the screen breaks, it does not push the page.
    overflowWrap: 'anywhere',
    textWrap: isHeading ? 'balance' : 'pretty',
    maxInlineSize: variant === 'body' || variant === 'lead' ? vars.size.measure : undefined,
  } as const;
}
