import type { Theme } from '@mui/material/styles';
import { focusRing } from '../styles/focus-ring.ts';

/** The ring of the design system on a component of MUI, in place of MUI's own grey. */
export function keyboardFocus(theme: Theme) {
  return { '&.Mui-focusVisible, &:focus-visible': focusRing(theme) };
}
