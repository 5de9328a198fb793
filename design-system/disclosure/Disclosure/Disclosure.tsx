import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { oneColumn } from '../../styles/one-column.ts';
import { rule } from '../../styles/rule.ts';
import { touchTarget } from '../../styles/touch-target.ts';
import { Text } from '../../text/Text/Text.tsx';

export interface DisclosureProps extends ComponentProps<'details'> {
  /** The words to click. They also name what opens, unless it has an `aria-label`. */
  summary: string;
  /** Makes the words a heading. */
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
  /** The size of a heading. */
  size?: 'small' | 'medium';
  /** `heading` is a line as wide as its place, `inline` as its words, `row` one of a list. */
  variant?: keyof typeof DETAILS;
}

/** A line that opens what is below it: native, so it works without JavaScript and for search in the page. */
export function Disclosure(props: DisclosureProps) {
  const { summary, headingLevel, size = 'small', variant = 'heading', children, ...rest } = props;
  const Details = DETAILS[variant];
  return (
    <Details aria-label={summary} {...rest}>
      <summary>
        {headingLevel ? (
          <Text variant={size === 'small' ? 'label' : 'subtitle'} component={headingLevel}>
            {summary}
          </Text>
        ) : (
          <span>{summary}</span>
        )}
        <Icon icon={ChevronDown} />
      </summary>
      {children}
    </Details>
  );
}

type Style = (props: { theme: Theme }) => CSSObject;

const base: Style = ({ theme }) => ({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.vars.space.s,
    minBlockSize: theme.vars.size.touch,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  // The drawing, not its box: while that turns, its corners would let a narrow page scroll sideways.
  '& > summary > svg > path': { transformOrigin: 'center' },
  '&[open] > summary > svg > path': { rotate: '180deg' },
});

const inline: Style = ({ theme }) => ({
  '& > summary': {
    ...theme.typography.label,
    ...touchTarget(theme),
    inlineSize: 'fit-content',
    gap: theme.vars.space.xs,
    color: theme.vars.color.action.main,
  },
});

const row: Style = ({ theme }) => ({
  borderBlockStart: rule(theme),
  '& > summary': {
    ...theme.typography.label,
    gap: theme.vars.space.m,
    '&:hover': { color: theme.vars.color.text.accent },
  },
  '& > div': { ...oneColumn, gap: theme.vars.space.s, paddingBlockEnd: theme.vars.space.l },
});

/** One element for each variant, so that a page has the rules of its own variants only. */
const DETAILS = {
  heading: styled('details')(base),
  inline: styled('details')(base, inline),
  row: styled('details')(base, row),
};
