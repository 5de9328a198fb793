import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from '../styles/focus-ring.ts';

/** The entry of a component of MUI of which only the root is styled. */
export function styleRoot(style: (theme: Theme) => CSSObject) {
  return { styleOverrides: { root: ({ theme }: { theme: Theme }) => style(theme) } };
}

/** The ring of the design system on a component of MUI, in place of MUI's own grey. */
export function keyboardFocus(theme: Theme): CSSObject {
  return { '&.Mui-focusVisible, &:focus-visible': focusRing(theme) };
}
