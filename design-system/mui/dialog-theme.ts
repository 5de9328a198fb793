import type { Components, Theme } from '@mui/material/styles';
import { styleRoot } from './overrides.ts';

export const MuiDialog: Components<Theme>['MuiDialog'] = {
  styleOverrides: {
    paper: ({ theme: { vars, breakpoints }, ownerState: { fullScreen } }) =>
      !fullScreen && {
        borderRadius: vars.radius.large,
        [breakpoints.down('sm')]: { margin: vars.space.m },
      },
  },
};

export const MuiDialogTitle = styleRoot(({ typography, vars }) => ({
  ...typography.subtitle,
  padding: vars.space.l,
  paddingBlockEnd: vars.space.m,
  hyphens: 'auto',
}));

/** On a phone each button has a line of its own. */
export const MuiDialogActions: Components<Theme>['MuiDialogActions'] = {
  defaultProps: { disableSpacing: true },
  ...styleRoot(({ vars, breakpoints }) => ({
    gap: vars.space.s,
    padding: vars.space.l,
    [breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
  })),
};
