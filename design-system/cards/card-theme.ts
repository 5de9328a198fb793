import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Without a ground, an edge and a shadow. */
    plain: true;
  }
}

export const MuiCard: Components<Theme>['MuiCard'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { variant } }) =>
      variant === 'plain'
        ? {
            overflow: 'visible',
            borderRadius: 0,
            outline: 'none',
            backgroundColor: 'transparent',
            color: 'inherit',
          }
        : { boxShadow: theme.vars.elevation.raised },
  },
};
