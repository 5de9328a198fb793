import type { Components, Theme } from '@mui/material/styles';
import { styleRoot } from './overrides.ts';

/** Fields and selects. */
export const fields: Components<Theme> = {
  MuiOutlinedInput: styleRoot(({ vars: { size, radius, color, border } }) => ({
    minBlockSize: size.control,
    borderRadius: radius.small,
    backgroundColor: color.surface.raised,
    '& .MuiOutlinedInput-notchedOutline': { borderColor: color.line.control },
    '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
      borderColor: color.action.focus,
      borderWidth: border.focus,
    },
  })),
  MuiInputLabel: styleRoot(({ vars }) => ({ color: vars.color.text.secondary })),
  MuiFormHelperText: styleRoot(({ typography }) => ({ ...typography.note, marginInline: 0 })),
  MuiMenuItem: styleRoot(({ vars, typography }) => ({
    ...typography.body,
    minBlockSize: vars.size.touch,
  })),
  MuiListItemButton: styleRoot(({ vars }) => ({
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.small,
  })),
};
