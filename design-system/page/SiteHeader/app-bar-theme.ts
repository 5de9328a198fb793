import type { Components, Theme } from '@mui/material/styles';

/** The sky on top of a page. */
export const MuiAppBar: Components<Theme>['MuiAppBar'] = {
  defaultProps: { variant: 'plain', color: 'inherit' },
  styleOverrides: {
    colorInherit: ({ theme }) => ({ backgroundColor: theme.vars.color.surface.sky }),
    // On a low screen, as of a phone on its side, it would take too much of the page.
    positionSticky: ({ theme }) => ({
      [theme.breakpoints.down('phone').replace('width', 'height')]: { position: 'static' },
    }),
  },
};

/** As high as `theme.mixins.toolbar`, or as what it holds. */
export const MuiToolbar: Components<Theme>['MuiToolbar'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      flexWrap: 'wrap',
      columnGap: theme.vars.space.xs,
      [theme.breakpoints.up('md')]: { columnGap: theme.vars.space.l },
    }),
  },
};
