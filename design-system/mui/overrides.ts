import type { CSSObject, Theme } from '@mui/material/styles';

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
