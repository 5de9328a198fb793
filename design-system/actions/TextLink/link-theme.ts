import type { Components, Theme } from '@mui/material/styles';
import { link } from '../../styles/link.ts';
import { touchLayer } from '../../styles/touch-target.ts';

/** A link within text: its colour and a line that grows under the pointer. */
export const MuiLink: Components<Theme>['MuiLink'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { color = 'primary' } }) => ({
      ...link(theme),
      textDecorationColor: 'currentColor',
      ...(color === 'primary' && { color: theme.vars.color.text.accent }),
      ...(color === 'inherit' && {
        '&:focus-visible': { outlineColor: theme.vars.color.action.focusOnDeep },
      }),
      '&[data-alone]': touchLayer(theme),
    }),
  },
};
