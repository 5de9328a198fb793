import type { Components, Theme } from '@mui/material/styles';

/** The column in the middle of the page that everything keeps to, with a gutter on either side. */
export const MuiContainer: Components<Theme>['MuiContainer'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { maxWidth, disableGutters } }) => {
      const gutter = { paddingInline: theme.vars.space.gutter };
      return {
        ...(maxWidth === 'lg' && {
          [theme.breakpoints.up('lg')]: { maxWidth: theme.vars.size.content },
        }),
        // MUI's has another width from `sm` up.
        ...(!disableGutters && { ...gutter, [theme.breakpoints.up('sm')]: gutter }),
      };
    },
  },
};
