import styled from '@emotion/styled';
import List, { type ListProps } from '@mui/material/List';
import type { IconNode } from 'lucide';
import { type Hint, Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { ems } from '../../styles/lengths.ts';
import { Text } from '../Text/Text.tsx';

interface FeatureListProps extends ListProps {
  /** Each with an icon of its own, a few words and the sentence of its hint. */
  features: readonly { icon: IconNode; title: string; hint: Hint }[];
}

/** A few short facts under icons of their own, each with a hint. */
export function FeatureList({ features, ...rest }: FeatureListProps) {
  return (
    <Points disablePadding {...rest}>
      {features.map(({ icon, title, hint }) => (
        <li key={title}>
          <Icon icon={icon} />
          <Text variant="label" component="p">
            {title}
            <Tooltip label={hint.label}>{hint.text}</Tooltip>
          </Text>
        </li>
      ))}
    </Points>
  );
}

/** The least width of a column: that of four where each has room for its words, else that of two. */
function listColumns(gap: string): string {
  // Beyond the room for four the difference is so far below zero that two no longer count.
  return `25% - ${gap}, min(50% - ${gap}, (${ems(52)} - 100%) * 999)`;
}

const Points = styled(List)<ListProps>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(9)}, ${listColumns(theme.vars.space.l)}), 1fr))`,
  gap: `${theme.vars.space.m} ${theme.vars.space.l}`,
  '& > li': {
    display: 'flex',
    alignItems: 'start',
    gap: theme.vars.space.xs,
    hyphens: 'auto',
  },
  '& > li > p': { minInlineSize: 0 },
  '& > li > svg': { color: theme.vars.color.action.main },
}));
