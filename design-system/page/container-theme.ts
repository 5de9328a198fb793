import type { Components, Theme } from '@mui/material/styles';

/** The column in the middle of the page that everything keeps to, with a gutter on either side. */
export const MuiContainer: Components<Theme>['MuiContainer'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { disableGutters } }) => {
      const gutter = { paddingInline: theme.vars.space.gutter };
      // MUI's grows at `sm`, ours with the screen.
      return disableGutters ? {} : { ...gutter, [theme.breakpoints.up('sm')]: gutter };
    },
    maxWidthLg: ({ theme }) => ({
      [theme.breakpoints.up('lg')]: { maxWidth: theme.vars.size.content },
    }),
  },
};
