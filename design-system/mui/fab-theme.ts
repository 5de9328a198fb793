import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../styles/rule.ts';
import { styleRoot } from './overrides.ts';

export const MuiFab: Components<Theme>['MuiFab'] = {
  defaultProps: { color: 'primary' },
  ...styleRoot((theme) => ({
    gap: theme.vars.space.xs,
    minInlineSize: theme.vars.size.touch,
    minBlockSize: theme.vars.size.touch,
    boxShadow: theme.vars.elevation.floating,
    '@media (forced-colors: active)': { border: rule(theme) },
  })),
};
