import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { TypeStyleName } from '../styles/fluid.ts';

/** The type style that stands for each of MUI's own, which its components ask for by name. */
export const MUI_TYPE = {
  h1: 'hero',
  h2: 'title',
  h3: 'subtitle',
  h4: 'subtitle',
  h5: 'lead',
  h6: 'label',
  subtitle1: 'lead',
  subtitle2: 'label',
  body1: 'body',
  body2: 'note',
  button: 'label',
  caption: 'note',
  overline: 'label',
} as const satisfies Record<string, TypeStyleName>;

type MuiType = keyof typeof MUI_TYPE;

/** MUI's type styles, made of ours; without its upper-case buttons and overlines. */
export function createTypography(
  styles: Record<TypeStyleName, CSSProperties>,
): Pick<TypographyVariantsOptions, MuiType> {
  const entries = Object.entries(MUI_TYPE).map(([name, own]) => [
    name,
    { ...styles[own], textTransform: 'none' },
  ]);
  return Object.fromEntries(entries);
}
