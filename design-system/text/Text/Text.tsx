import Typography from '@mui/material/Typography';
import type { ComponentProps, ElementType } from 'react';
import type { TypeStyleName } from '../../fluid.ts';

interface TextProps extends ComponentProps<'p'> {
  /** The type style; it also chooses the element (hero h1, title h2, subtitle h3, else p or span). */
  variant?: TypeStyleName;
  /** Another element for the same look, e.g. `h3` for a title inside a card. */
  as?: ElementType;
  tone?:
    | 'primary'
    | 'secondary'
    | 'subtle'
    | 'accent'
    | 'onDeep'
    | 'onDeepSoft'
    | 'onGlow'
    | 'inherit';
  align?: 'start' | 'center' | undefined;
}

/** Their lines are about equally long, so that no word stands alone in the last one. */
const HEADINGS: readonly TypeStyleName[] = ['hero', 'title', 'subtitle'];

/** Any text of the page in one of the type styles. Has no outer margin: the parent spaces it. */
export function Text({ variant = 'body', as, tone = 'inherit', align, ...rest }: TextProps) {
  return (
    <Typography
      {...rest}
      variant={variant}
      {...(as && { component: as })}
      sx={(theme) => ({
        color: tone === 'inherit' ? 'inherit' : theme.vars.color.text[tone],
        textAlign: align ?? 'inherit',
        hyphens: variant === 'hero' || variant === 'title' ? 'manual' : 'auto',
        // A word as wide as the screen breaks, it does not push the page.
        overflowWrap: 'anywhere',
        textWrap: HEADINGS.includes(variant) ? 'balance' : 'pretty',
        maxInlineSize:
          variant === 'body' || variant === 'lead' ? theme.vars.size.measure : undefined,
      })}
    />
  );
}
