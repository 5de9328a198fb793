import Typography from '@mui/material/Typography';
import type { ComponentProps, ElementType } from 'react';
import type { TypeStyleName } from '../../styles/fluid.ts';

interface TextProps extends ComponentProps<'p'> {
  /** The type style; it also chooses the element (hero h1, statement and title h2, subtitle h3, else p or span). */
  variant?: TypeStyleName;
  /** Another element in the same style, e.g. `h3` for a title inside a card. */
  component?: ElementType;
  tone?: 'primary' | 'secondary' | 'subtle' | 'accent' | 'onGlow' | 'inherit';
  /** The tone in light colours. */
  onDark?: boolean | undefined;
  align?: 'start' | 'center' | undefined;
}

/** Their lines are about equally long, so that no word stands alone in the last one. */
const HEADINGS: readonly TypeStyleName[] = ['hero', 'statement', 'title', 'subtitle'];

/** Any text of the page in one of the type styles. Has no outer margin: the parent spaces it. */
export function Text(props: TextProps) {
  const { variant = 'body', component, tone = 'inherit', onDark, align, ...rest } = props;
  const lightTone = tone === 'primary' ? 'onDeep' : 'onDeepSoft';
  return (
    <Typography
      {...rest}
      variant={variant}
      {...(component && { component })}
      sx={(theme) => ({
        color: tone === 'inherit' ? 'inherit' : theme.vars.color.text[onDark ? lightTone : tone],
        textAlign: align ?? 'inherit',
        hyphens: HEADINGS.includes(variant) && variant !== 'subtitle' ? 'manual' : 'auto',
        // A word as wide as the screen breaks, it does not push the page.
        overflowWrap: 'anywhere',
        textWrap: HEADINGS.includes(variant) ? 'balance' : 'pretty',
        maxInlineSize:
          variant === 'body' || variant === 'lead' ? theme.vars.size.measure : undefined,
      })}
    />
  );
}
