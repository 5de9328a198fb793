import styled from '@emotion/styled';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { type Hint, Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { ems } from '../../styles/lengths.ts';
import { plainList } from '../../styles/plain-list.ts';
import { Text } from '../Text/Text.tsx';

interface FeatureListProps extends ComponentProps<'ul'> {
  /** Each with an icon of its own, a few words and the sentence of its hint. */
  features: readonly { icon: IconNode; title: string; hint: Hint }[];
}

/** A few short facts under icons of their own, each with a hint. */
export function FeatureList({ features, ...rest }: FeatureListProps) {
  return (
    <List {...rest}>
      {features.map(({ icon, title, hint }) => (
        <li key={title}>
          <Icon icon={icon} />
          <Text variant="label" component="p">
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
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(9)}, 50% - ${theme.vars.space.l}), 1fr))`,
  gap: `${theme.vars.space.m} ${theme.vars.space.l}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  ...plainList,
  '& > li': {
    display: 'flex',
    alignItems: 'start',
    gap: theme.vars.space.xs,
    hyphens: 'auto',
  },
  '& > li > p': { minInlineSize: 0 },
  '& > li > svg': { color: theme.vars.color.action.main },
}));
