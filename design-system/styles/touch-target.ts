import type { Theme } from '@mui/material/styles';

/** A line of words to click, as high as a finger needs. */
export function touchTarget({ vars }: Theme) {
  return { display: 'flex', alignItems: 'center', minBlockSize: vars.size.touch };
}
