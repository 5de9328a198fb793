import type { Components, Theme } from '@mui/material/styles';
import { link } from '../../styles/link.ts';
import { touchLayer } from '../../styles/touch-target.ts';

declare module '@mui/material/Link' {
  interface LinkOwnProps {
    /** It stands in no text, so that it can be as large as a finger needs. */
    alone?: boolean | undefined;
  }
}

/** A link within text: its colour and a line that grows under the pointer. */
export const MuiLink: Components<Theme>['MuiLink'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { alone, color = 'primary' } }) => ({
      ...link(theme),
      ...(color === 'primary' && { color: theme.vars.color.text.accent }),
      ...(color === 'inherit' && {
        '&:focus-visible': { outlineColor: theme.vars.color.action.focusOnDeep },
      }),
      ...(alone && touchLayer(theme)),
    }),
  },
};
