import type { Components, Theme } from '@mui/material/styles';

/** At a side it leaves a place of the page to press; from below its corners are those of a picture. */
export const MuiDrawer: Components<Theme>['MuiDrawer'] = {
  styleOverrides: {
    paper: ({ theme: { vars }, ownerState: { anchor } }) =>
      anchor === 'bottom'
        ? { borderStartStartRadius: vars.radius.large, borderStartEndRadius: vars.radius.large }
        : { maxInlineSize: `calc(100% - ${vars.size.touch})` },
  },
};
