import type { Theme } from '@mui/material/styles';

/** The ring of the design system around what the keyboard has reached; MUI's own grey is dropped. */
export function focusRing({ vars }: Theme) {
  return {
    '&.Mui-focusVisible, &:focus-visible': {
      outline: `${vars.border.focus} solid ${vars.color.action.focus}`,
      outlineOffset: vars.border.strong,
    },
  };
}
