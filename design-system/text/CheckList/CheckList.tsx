import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import List, { type ListProps } from '@mui/material/List';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { ems } from '../../styles/lengths.ts';
import { rule } from '../../styles/rule.ts';
import { styleByValue } from '../../styles/style-by-value.ts';
import { Text } from '../Text/Text.tsx';

type CheckListVariant = 'spread';

interface CheckListProps extends ListProps {
  /** A few words each. */
  items: readonly string[];
  /** What stands behind the words of an item, by the item, as the number of its source. */
  notes?: Readonly<Record<string, ReactNode>>;
  /** The check marks are of warm light. */
  onDark?: boolean;
  /** `spread` sets the items side by side in strong type, each under a rule of its own. */
  variant?: CheckListVariant;
}

/** Points in favour of something, each behind a check mark. */
export function CheckList({ items, notes, onDark, variant, ...rest }: CheckListProps) {
  return (
    <Points disablePadding {...rest} data-on-dark={onDark || undefined} data-variant={variant}>
      {items.map((item) => (
        <li key={item}>
          <Icon icon={Check} />
          <Text variant={variant === 'spread' ? 'label' : 'body'} component="span">
            {item}
            {notes?.[item]}
          </Text>
        </li>
      ))}
    </Points>
  );
}

const Points = styled(List)<ListProps>(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.vars.space.m,
    alignItems: 'start',
  },
  '& svg': { color: theme.vars.color.action.main },
  '&[data-on-dark] svg': { color: theme.vars.color.action.glow },
  ...styleByValue<CheckListVariant>('variant', { spread: spread(theme) }),
}));

function spread(theme: Theme) {
  return {
    gap: `0 ${theme.vars.space.xl}`,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${ems(18)}), 1fr))`,
    '& li': {
      paddingBlock: theme.vars.space.s,
      borderBlockStart: rule(theme),
    },
    [theme.breakpoints.down('sm')]: { '& li': { paddingBlock: theme.vars.space.xxs } },
    '&[data-on-dark] li': { borderColor: theme.vars.color.line.onDeep },
  };
}
