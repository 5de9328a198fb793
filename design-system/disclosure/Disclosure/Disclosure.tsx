import { styled } from '@mui/material/styles';
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
  /** `inline` is a line as wide as its words, `row` one of a list. */
  variant?: 'inline' | 'row';
}

/** A line that opens what is below it: native, so it works without JavaScript and for search in the page. */
export function Disclosure(props: DisclosureProps) {
  const { summary, headingLevel, size = 'small', variant, children, ...rest } = props;
  return (
    <Details aria-label={summary} {...rest} data-variant={variant}>
      <summary>
        {headingLevel ? (
          <Text variant={size === 'small' ? 'label' : 'subtitle'} component={headingLevel}>
            {summary}
          </Text>
        ) : (
          summary
        )}
        <Icon icon={ChevronDown} />
      </summary>
      {children}
    </Details>
  );
}

const Details = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.vars.space.s,
    minBlockSize: theme.vars.size.touch,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary > svg': { rotate: '180deg' },
  '&[data-variant="inline"] > summary': {
    ...theme.typography.label,
    ...touchTarget(theme),
    inlineSize: 'fit-content',
    gap: theme.vars.space.xs,
    color: theme.vars.color.action.main,
  },
  '&[data-variant="row"]': {
    borderBlockStart: rule(theme),
    '& > summary': {
      ...theme.typography.label,
      gap: theme.vars.space.m,
      '&:hover': { color: theme.vars.color.text.accent },
    },
    '& > div': { ...oneColumn, gap: theme.vars.space.s, paddingBlockEnd: theme.vars.space.l },
  },
}));
