import type { Components, Theme } from '@mui/material/styles';
import { controls } from './controls.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { surfaces } from './surfaces.ts';

/** How MUI's components look in our theme. Whatever is not named here follows palette, type and shape. */
export const muiComponents: Components<Theme> = {
  ...controls,
  ...fields,
  ...surfaces,
  ...messages,
};
