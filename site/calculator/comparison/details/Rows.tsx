import { styled } from '@mui/material/styles';
import { oneColumn } from '../../../../design-system/styles/one-column.ts';
import { rule } from '../../../../design-system/styles/rule.ts';
import { touchTarget } from '../../../../design-system/styles/touch-target.ts';

/** A list of `<details>` inside a layer, quieter than the layers themselves. */
export const Rows = styled('div')(({ theme }) => ({
  '& > details': { borderBlockStart: rule(theme) },
  '& > details > summary': {
    ...theme.typography.label,
    ...touchTarget(theme),
    justifyContent: 'space-between',
    gap: theme.vars.space.m,
    cursor: 'pointer',
    '&:hover': { color: theme.vars.color.text.accent },
  },
  '& > details[open] > summary > svg': { rotate: '180deg' },
  '& > details > div': {
    ...oneColumn,
    gap: theme.vars.space.s,
    paddingBlockEnd: theme.vars.space.l,
  },
}));
