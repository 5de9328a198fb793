import type { Components, Theme } from '@mui/material/styles';
import { chosen } from '../styles/chosen.ts';
import { rule } from '../styles/rule.ts';

export const MuiLinearProgress: Components<Theme>['MuiLinearProgress'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      blockSize: theme.vars.size.track,
      borderRadius: theme.vars.radius.round,
      backgroundColor: theme.vars.color.action.track,
      '@media (forced-colors: active)': { border: rule(theme, 'control') },
    }),
    bar: ({ ownerState: { variant } }) => ({
      ...chosen,
      // What would move stands in the middle, else it stayed out of sight.
      ...(variant === 'indeterminate' && {
        '@media (prefers-reduced-motion: reduce)': { insetInline: '30%', animation: 'none' },
      }),
    }),
  },
};
