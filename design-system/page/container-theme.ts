import type { Components, Theme } from '@mui/material/styles';

/**
 * The column in the middle of the page that everything keeps to, with a gutter on either side that grows
 * with the screen: MUI's steps at two breakpoints are off. A `maxWidth` of MUI's makes it narrower.
 */
export const MuiContainer: Components<Theme>['MuiContainer'] = {
  defaultProps: { maxWidth: false, disableGutters: true },
  styleOverrides: {
    root: ({ theme: { vars }, ownerState: { maxWidth } }) => ({
      paddingInline: vars.space.gutter,
      ...(!maxWidth && { maxInlineSize: vars.size.content }),
    }),
  },
};
