import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../../styles/rule.ts';

/** Figures below each other, so that their digits stand in columns. The caption is above them. */
export const MuiTable: Components<Theme>['MuiTable'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      fontVariantNumeric: 'tabular-nums',
      '& caption': {
        ...theme.typography.label,
        padding: 0,
        paddingBlockEnd: theme.vars.space.xs,
        color: 'inherit',
        textAlign: 'start',
        captionSide: 'top',
      },
    }),
  },
};

export const MuiTableHead: Components<Theme>['MuiTableHead'] = {
  styleOverrides: {
    root: ({ theme }) => ({ ...theme.typography.note, color: theme.vars.color.text.secondary }),
  },
};

export const MuiTableRow: Components<Theme>['MuiTableRow'] = {
  styleOverrides: {
    root: ({ theme, ownerState }) =>
      ownerState.head ? {} : { borderBlockStart: rule(theme), breakInside: 'avoid' },
  },
};

/** A cell has the type of its row. */
export const MuiTableCell: Components<Theme>['MuiTableCell'] = {
  styleOverrides: {
    root: ({ theme: { vars }, ownerState: { align } }) => ({
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
      padding: `${vars.space.xs} ${vars.border.thin}`,
      borderBottom: 0,
      ...(align === 'inherit' && { textAlign: 'start' }),
    }),
    head: { verticalAlign: 'bottom' },
    sizeSmall: ({ theme }) => ({ paddingBlock: theme.vars.space.xxs }),
  },
};

/** The layouts of a table measure themselves by it. */
export const MuiTableContainer: Components<Theme>['MuiTableContainer'] = {
  styleOverrides: { root: { containerType: 'inline-size' } },
};
