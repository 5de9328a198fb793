import type { Components, Theme } from '@mui/material/styles';

/** Icons have the sizes of our tokens. */
export const MuiSvgIcon: Components<Theme>['MuiSvgIcon'] = {
  styleOverrides: {
    fontSizeMedium: ({ theme }) => ({ fontSize: theme.vars.size.icon }),
    fontSizeLarge: ({ theme }) => ({ fontSize: theme.vars.size.iconLarge }),
  },
};
