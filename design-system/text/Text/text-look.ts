import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../../../tokens/index.ts';
import type { TypeStyleName } from '../../styles/fluid.ts';
import { TYPE_ELEMENTS } from '../../styles/type-elements.ts';

declare module '@mui/material/Typography' {
  interface TypographyOwnProps {
    /** How much the text asks to be read, and on which ground. */
    tone?: TextTone | 'inherit';
  }
}

type TextTone = keyof Tokens['color']['text'];

/** Their lines are about equally long, so that no word stands alone in the last one. */
const HEADINGS: readonly TypeStyleName[] = ['hero', 'statement', 'title', 'subtitle'];

/** Text has no outer margin: the parent spaces it. */
export const MuiTypography: Components<Theme>['MuiTypography'] = {
  defaultProps: { variant: 'body', variantMapping: TYPE_ELEMENTS },
  styleOverrides: {
    root: ({ theme, ownerState: { variant, tone } }) => ({
      ...(variant !== 'inherit' && wrap(variant as TypeStyleName, theme)),
      ...(tone && tone !== 'inherit' && { color: theme.vars.color.text[tone] }),
    }),
  },
};

function wrap(variant: TypeStyleName, { vars }: Theme) {
  const isHeading = HEADINGS.includes(variant);
  return {
    hyphens: isHeading && variant !== 'subtitle' ? 'manual' : 'auto',
    // A word as wide as the screen breaks, it does not push the page.
    overflowWrap: 'anywhere',
    textWrap: isHeading ? 'balance' : 'pretty',
    maxInlineSize: variant === 'body' || variant === 'lead' ? vars.size.measure : undefined,
  } as const;
}
