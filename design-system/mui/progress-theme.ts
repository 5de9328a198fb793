import type { Components, Theme } from '@mui/material/styles';
import { chosen } from '../styles/chosen.ts';

export const MuiLinearProgress: Components<Theme>['MuiLinearProgress'] = {
  styleOverrides: {
    root: ({ theme: { vars } }) => ({
      blockSize: vars.size.track,
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.action.track,
    }),
    bar: chosen,
  },
};
