import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from '../styles/focus-ring.ts';

type Style = (theme: Theme) => CSSObject;

/** The entry of a component of MUI of which only one part is styled, such as its `paper`. */
export function styleSlot<Slot extends string>(slot: Slot, style: Style) {
  const styles = ({ theme }: { theme: Theme }) => style(theme);
  return { styleOverrides: { [slot]: styles } as Record<Slot, typeof styles> };
}

/** The same for the root. */
export function styleRoot(style: Style) {
  return styleSlot('root', style);
}

/** The same for a root that the keyboard reaches: the focus is seen as everywhere. */
export function styleControl(style: Style) {
  return styleRoot((theme) => ({ ...style(theme), ...keyboardFocus(theme) }));
}

/** The ring of the design system on a component of MUI, in place of MUI's own grey. */
export function keyboardFocus(theme: Theme): CSSObject {
  return { '&.Mui-focusVisible, &:focus-visible': focusRing(theme) };
}
