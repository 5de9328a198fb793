import type { Components, CSSObject, Theme } from '@mui/material/styles';

/** The browser's own box in our colour, which needs no script, unless it is given an icon. */
function nativeChoice({ vars }: Theme, ownerState: object): CSSObject {
  if ('icon' in ownerState) return {};
  return {
    flex: 'none',
    padding: 0,
    // The ring is that of the box.
    '&.Mui-focusVisible': { outline: 'none' },
    '& > input': {
      position: 'static',
      inlineSize: vars.size.icon,
      blockSize: vars.size.icon,
      opacity: 1,
      accentColor: vars.color.action.main,
    },
    '& > input ~ *': { display: 'none' },
  };
}

export const MuiCheckbox: Components<Theme>['MuiCheckbox'] = {
  styleOverrides: { root: ({ theme, ownerState }) => nativeChoice(theme, ownerState) },
};

export const MuiRadio: Components<Theme>['MuiRadio'] = {
  styleOverrides: { root: ({ theme, ownerState }) => nativeChoice(theme, ownerState) },
};

/** A choice and its words, as large as a finger needs. */
export const MuiFormControlLabel: Components<Theme>['MuiFormControlLabel'] = {
  defaultProps: { slotProps: { typography: { variant: 'inherit' } } },
  styleOverrides: {
    root: ({ theme: { vars, typography } }) => ({
      ...typography.label,
      gap: vars.space.s,
      minBlockSize: vars.size.touch,
      minInlineSize: vars.size.touch,
      marginInline: `0 ${vars.space.m}`,
      hyphens: 'auto',
      '& .MuiFormControlLabel-label.Mui-disabled': { color: 'inherit' },
    }),
  },
};
