import type { Components, Theme } from '@mui/material/styles';
import { Chevron } from './Chevron.tsx';

/** The browser's own list within the edge of a field. */
export const MuiNativeSelect: Components<Theme>['MuiNativeSelect'] = {
  defaultProps: { IconComponent: Chevron },
  styleOverrides: {
    select: ({ theme: { vars } }) => ({
      '&&&': {
        paddingInline: `calc(${vars.space.m} + ${vars.border.thin}) calc(${vars.space.xl} + ${vars.border.thin})`,
      },
      textOverflow: 'ellipsis',
    }),
    icon: ({ theme: { vars } }) => ({
      right: 'auto',
      insetInlineEnd: vars.space.s,
      '&, &.Mui-disabled': { color: vars.color.text.primary },
    }),
  },
};

/** A list of MUI's, which its TextField takes for native ones too. */
export const MuiSelect: Components<Theme>['MuiSelect'] = {
  defaultProps: { IconComponent: Chevron },
  styleOverrides: {
    select: ({ theme }) => ({
      '&[role="combobox"]': { paddingBlock: 0, lineHeight: theme.vars.size.control },
    }),
  },
};
