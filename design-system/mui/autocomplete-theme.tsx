import type { Components, Theme } from '@mui/material/styles';
import { Chevron } from '../fields/Select/Chevron.tsx';

/** As high as every field, with buttons as large as a finger. Four classes: MUI's own paddings have three. */
export const MuiAutocomplete: Components<Theme>['MuiAutocomplete'] = {
  defaultProps: { popupIcon: <Chevron /> },
  styleOverrides: {
    root: ({ theme: { vars } }) => ({
      maxInlineSize: vars.size.field,
      '&&&& .MuiAutocomplete-inputRoot': {
        padding: 0,
        paddingInlineStart: vars.space.xxs,
        paddingInlineEnd: `calc(2 * ${vars.size.touch})`,
      },
      '&&&& .MuiAutocomplete-input': {
        minBlockSize: vars.size.touch,
        padding: 0,
        paddingInlineStart: `calc(${vars.space.s} + ${vars.border.thin})`,
      },
      '&&&& .MuiAutocomplete-endAdornment': { right: 'auto', insetInlineEnd: 0 },
      '&& .MuiAutocomplete-endAdornment > *': { margin: 0 },
    }),
    paper: ({ theme: { vars } }) => ({ boxShadow: vars.elevation.floating }),
    listbox: ({ theme: { vars } }) => ({
      '& .MuiAutocomplete-option': { minBlockSize: vars.size.touch },
    }),
  },
};
