import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../styles/focus-ring.ts';
import { rule } from '../styles/rule.ts';

/** A field has its label, its control and its messages in a column. */
export const MuiFormControl: Components<Theme>['MuiFormControl'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { disabled } }) => ({
      gap: theme.vars.space.xs,
      // A disabled field steps back, but not what is said about it.
      ...(disabled && {
        '& > :not(.MuiFormHelperText-root)': { opacity: theme.vars.fade.dimmed },
      }),
    }),
  },
};

/** It stays as it is whatever happens to its field. */
export const MuiFormLabel: Components<Theme>['MuiFormLabel'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.label,
      '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'inherit' },
    }),
    asterisk: { whiteSpace: 'nowrap', '&.Mui-error': { color: 'inherit' } },
  },
};

/** MUI's label that floats: in the middle of its field, and then on its edge. */
export const MuiInputLabel: Components<Theme>['MuiInputLabel'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { shrink, size } }) => {
      const { border, color, size: sizes, space } = theme.vars;
      const field = size === 'small' ? sizes.touch : sizes.control;
      return {
        ...theme.typography.body,
        lineHeight: '1.4375em',
        '&, &.Mui-disabled': { color: color.text.secondary },
        '&.Mui-focused': { color: color.text.accent },
        '&.Mui-error': { color: color.signal.loss },
        '&.MuiInputLabel-outlined': !shrink && {
          transform: `translate(calc(${space.m} + ${border.thin}), calc((${field} - 1.4375em) / 2))`,
        },
      };
    },
  },
};

/** What is typed into or chosen from. The control reaches to the edge, so that a press there is its own. */
export const MuiOutlinedInput: Components<Theme>['MuiOutlinedInput'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { size, multiline } }) => {
      const { action, line, signal, surface, text } = theme.vars.color;
      const { border, radius, size: sizes, space } = theme.vars;
      return {
        ...theme.typography[size === 'small' ? 'body' : 'subtitle'],
        minBlockSize: size === 'small' ? sizes.touch : sizes.control,
        padding: multiline ? `${space.s} ${space.m}` : 0,
        borderRadius: radius.small,
        backgroundColor: surface.raised,
        '&, &.Mui-disabled': { color: text.accent },
        fontVariantNumeric: 'tabular-nums',
        '&.MuiInputBase-adornedStart': { paddingInlineStart: space.m },
        '&.MuiInputBase-adornedEnd': { paddingInlineEnd: space.m },
        '&:has(> :is([readonly]:not([aria-hidden]), [aria-readonly="true"]))': {
          backgroundColor: 'transparent',
        },
        '&:has(> :focus-visible)': focusRing(theme),
        [`& ${EDGE}`]: { borderColor: line.control },
        '&.Mui-focused, &.Mui-disabled': { [EDGE]: { border: rule(theme, 'control') } },
        [`&:hover ${EDGE}`]: { borderColor: action.main },
        [`&.Mui-error ${EDGE}`]: { borderColor: signal.loss, borderWidth: border.strong },
        '@media (prefers-contrast: more)': {
          [`&.Mui-disabled ${EDGE}`]: { borderStyle: 'dashed' },
        },
      };
    },
    notchedOutline: ({ theme, ownerState: { label } }) => ({
      // The notch is as wide as the label above it.
      ...theme.typography.body,
      ...(!label && { insetBlockStart: 0, '& > legend': { display: 'none' } }),
    }),
    input: ({ theme, ownerState: { multiline } }) => ({
      alignSelf: 'stretch',
      boxSizing: 'border-box',
      blockSize: 'auto',
      padding: multiline ? 0 : `0 calc(${theme.vars.space.m} + ${theme.vars.border.thin})`,
      '&::placeholder': { color: theme.vars.color.line.control, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
      '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
    }),
  },
};

const EDGE = '.MuiOutlinedInput-notchedOutline';

/** The texts below a field. An alert is always there, so that it is announced; empty it takes no room. */
export const MuiFormHelperText: Components<Theme>['MuiFormHelperText'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.note,
      margin: 0,
      textAlign: 'start',
      '&, &.Mui-disabled': { color: theme.vars.color.text.secondary },
      '&.Mui-error': { color: theme.vars.color.signal.loss },
      '&[role="alert"]': { display: 'flex', gap: theme.vars.space.xs },
      '&:empty': { display: 'none' },
    }),
  },
};
