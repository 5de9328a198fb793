import type { Theme } from '@mui/material/styles';

/** A link within text: its colour and a line that grows under the pointer. */
export function link(theme: Theme) {
  return {
    color: theme.vars.color.text.accent,
    textDecorationThickness: theme.vars.border.thin,
    textUnderlineOffset: '0.25em',
    '&:hover': { textDecorationThickness: theme.vars.border.strong },
  };
}
