import type { Components, Theme } from '@mui/material/styles';
import { styleRoot } from './overrides.ts';

export const MuiFab: Components<Theme>['MuiFab'] = {
  defaultProps: { color: 'primary' },
  ...styleRoot(({ vars }) => ({
    gap: vars.space.xs,
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    boxShadow: vars.elevation.floating,
  })),
};
