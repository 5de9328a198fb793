import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../styles/rule.ts';

export const MuiSwitch: Components<Theme>['MuiSwitch'] = {
  styleOverrides: {
    // White on paper: without an edge it could not be seen.
    thumb: ({ theme }) => ({ border: rule(theme, 'control') }),
    track: ({ theme }) => ({ backgroundColor: theme.vars.color.line.control, opacity: 1 }),
  },
};
