import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from '../styles/focus-ring.ts';

type Style = (theme: Theme) => CSSObject;

/** The entry of a component of MUI of which only the root is styled. */
export function styleRoot(style: Style) {
  return { styleOverrides: { root: ({ theme }: { theme: Theme }) => style(theme) } };
}

/** The same for one that the keyboard reaches: the focus is seen as everywhere. */
export function styleControl(style: Style) {
  return styleRoot((theme) => ({ ...style(theme), ...keyboardFocus(theme) }));
}

/** The ring of the design system on a component of MUI, in place of MUI's own grey. */
export function keyboardFocus(theme: Theme): CSSObject {
  return { '&.Mui-focusVisible, &:focus-visible': focusRing(theme) };
}
