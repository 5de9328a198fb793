import { styled } from '@mui/material/styles';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import type { Hint } from '../hint.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ems } from '../lengths.ts';
import { plainList } from '../styles/plain-list.ts';
import { Text } from '../Text/Text.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

interface FeatureListProps extends ComponentProps<'ul'> {
  features: readonly { icon: IconNode; title: string; hint: Hint }[];
}

/** A few short facts under signs of their own, each with a hint. */
export function FeatureList({ features, ...rest }: FeatureListProps) {
  return (
    <List {...rest}>
      {features.map(({ icon, title, hint }) => (
        <li key={title}>
          <Icon of={icon} size="large" />
          <Text variant="label" as="p">
            {title}
            <Tooltip label={hint.label}>{hint.text}</Tooltip>
          </Text>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${ems(12)}), 1fr))`,
  gap: theme.vars.space.l,
  ...plainList,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.vars.space.s,
    hyphens: 'auto',
    [theme.breakpoints.up('md')]: { flexDirection: 'column', alignItems: 'start' },
  },
  '& > li > p': { minInlineSize: 0 },
  '& > li > svg': { color: theme.vars.color.action.main },
}));
