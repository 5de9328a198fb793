import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../styles/focus-ring.ts';
import { ems } from '../styles/lengths.ts';
import { rule } from '../styles/rule.ts';
import { Edge } from './Edge.tsx';
import { HelperText } from './HelperText.tsx';

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

/** MUI's label that floats stands above the field, as ours. */
export const MuiInputLabel: Components<Theme>['MuiInputLabel'] = {
  defaultProps: { shrink: true },
  styleOverrides: {
    root: { position: 'static', maxWidth: 'none', transform: 'none', whiteSpace: 'normal' },
  },
};

/** As wide as every field. */
export const MuiTextField: Components<Theme>['MuiTextField'] = {
  defaultProps: { fullWidth: true },
  styleOverrides: { root: ({ theme: { vars } }) => ({ maxInlineSize: vars.size.field }) },
};

/** What is typed into or chosen from. The control reaches to the edge, so that a press there is its own. */
export const MuiOutlinedInput: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: {
    // Only a label that floats has to know of what a browser fills in, and needs a notch.
    disableInjectingGlobalStyles: true,
    slots: { notchedOutline: Edge },
  },
  styleOverrides: {
    root: ({ theme, ownerState: { size, multiline } }) => {
      const { action, line, signal, surface, text } = theme.vars.color;
      const { border, radius, size: sizes, space } = theme.vars;
      return {
        ...theme.typography[size === 'small' || multiline ? 'body' : 'subtitle'],
        minBlockSize: size === 'small' ? sizes.touch : sizes.control,
        padding: multiline ? `${space.s} ${space.m}` : 0,
        borderRadius: radius.small,
        backgroundColor: surface.raised,
        '&, &.Mui-disabled': { color: text.accent },
        fontVariantNumeric: 'tabular-nums',
        '&.MuiInputBase-adornedStart': { paddingInlineStart: space.m },
        // In large text on a phone an amount needs the whole line.
        '&.MuiInputBase-adornedEnd': { paddingInlineEnd: space.m, flexWrap: 'wrap' },
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
    input: ({ theme, ownerState: { multiline } }) => ({
      flex: `1 1 ${ems(7)}`,
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
  defaultProps: { component: HelperText },
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.note,
      margin: 0,
      textAlign: 'start',
      '&, &.Mui-disabled': { color: theme.vars.color.text.secondary },
      '&.Mui-error': {
        display: 'flex',
        gap: theme.vars.space.xs,
        color: theme.vars.color.signal.loss,
      },
      '&:empty': { display: 'none' },
    }),
  },
};
