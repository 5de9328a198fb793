import type { Theme } from '@mui/material/styles';

/** What a deep ground and everything on it become in print: a dark ground would waste ink. */
export function onPaper({ vars }: Theme) {
  const plain = {
    backgroundColor: 'transparent !important',
    color: `${vars.color.text.primary} !important`,
  };
  return { '@media print': { '&, & *': plain } };
}
