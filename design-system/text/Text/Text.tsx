import styled from '@emotion/styled';
import type { ComponentProps, ElementType } from 'react';
import type { TypeStyleName } from '../../styles/fluid.ts';
import { TYPE_ELEMENTS } from '../../styles/type-elements.ts';

interface TextStyle {
  /** The type style; it also chooses the element (hero h1, statement and title h2, subtitle h3, else p or span). */
  variant?: TypeStyleName;
  /** How much the text asks to be read: `accent` for what matters, `subtle` for notes. */
  tone?: 'primary' | 'secondary' | 'subtle' | 'accent' | 'onSun' | 'inherit';
  /** The tone in light colours. */
  onDark?: boolean | undefined;
  /** Left out, that of the text around it. */
  align?: 'start' | 'center' | undefined;
}

interface TextProps extends TextStyle, ComponentProps<'p'> {
  /** Another element in the same style, e.g. `h3` for a title inside a card. */
  component?: ElementType;
}

/** Any text of the page in one of the type styles. Has no outer margin: the parent spaces it. */
export function Text({ variant = 'body', component, ...rest }: TextProps) {
  return <Styled {...rest} variant={variant} as={component ?? TYPE_ELEMENTS[variant]} />;
}

/** Their lines are about equally long, so that no word stands alone in the last one. */
const HEADINGS: readonly TypeStyleName[] = ['hero', 'statement', 'title', 'subtitle'];

/** These choose the element and its style; they are none of its attributes. */
const STYLING: readonly PropertyKey[] = ['as', 'variant', 'tone', 'onDark', 'align'];

const Styled = styled('p', { shouldForwardProp: (prop) => !STYLING.includes(prop) })<TextStyle>(
  ({ theme, variant = 'body', tone = 'inherit', onDark, align }) => {
    const lightTone = tone === 'primary' ? 'onDeep' : 'onDeepSoft';
    return {
      ...theme.typography[variant],
      margin: 0,
      color: tone === 'inherit' ? 'inherit' : theme.vars.color.text[onDark ? lightTone : tone],
      textAlign: align ?? 'inherit',
      hyphens: HEADINGS.includes(variant) && variant !== 'subtitle' ? 'manual' : 'auto',
      // A word as wide as the screen breaks, it does not push the page.
      overflowWrap: 'anywhere',
      textWrap: HEADINGS.includes(variant) ? 'balance' : 'pretty',
      maxInlineSize: variant === 'body' || variant === 'lead' ? theme.vars.size.measure : undefined,
    };
  },
);
