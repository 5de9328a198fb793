import type { Components, Theme } from '@mui/material/styles';

/** Fields and selects. */
export const fields: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: theme.vars.size.control,
        borderRadius: theme.vars.radius.small,
        backgroundColor: theme.vars.color.surface.raised,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.color.line.control },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.color.action.focus,
          borderWidth: theme.vars.border.focus,
        },
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.color.text.secondary }) },
  },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.note, marginInline: 0 }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body, minBlockSize: theme.vars.size.touch }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: theme.vars.size.touch,
        borderRadius: theme.vars.radius.small,
      }),
    },
  },
};
