import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../../styles/rule.ts';
import { transition } from '../../styles/transition.ts';
import { spinner } from '../loading.ts';

/** As large as a finger needs. */
export const MuiIconButton: Components<Theme>['MuiIconButton'] = {
  defaultProps: { color: 'inherit' },
  styleOverrides: {
    root: ({ theme }) => ({
      minInlineSize: theme.vars.size.touch,
      minBlockSize: theme.vars.size.touch,
      padding: 0,
      fontSize: 'inherit',
      '--IconButton-hoverBg': theme.vars.color.surface.tint,
      '&.Mui-disabled': { color: 'inherit' },
      '&:disabled': { opacity: theme.vars.fade.dimmed },
      '&[aria-busy]': {
        cursor: 'progress',
        '& > svg': { visibility: 'hidden' },
        '&::after': { ...spinner(theme), inset: 0, margin: 'auto' },
      },
      '&[data-variant="outlined"]': outlined(theme),
    }),
  },
};

function outlined(theme: Theme) {
  const { action, line, surface } = theme.vars.color;
  return {
    border: rule(theme, 'control'),
    backgroundColor: surface.raised,
    color: action.main,
    touchAction: 'manipulation',
    transition: transition(theme, 'background-color', 'quick'),
    '&:hover': { backgroundColor: surface.tint },
    '&[aria-disabled="true"]:not([aria-busy])': {
      borderColor: line.soft,
      backgroundColor: 'transparent',
      color: line.control,
      cursor: 'default',
      '@media (forced-colors: active)': { color: 'GrayText' },
    },
  } as const;
}
