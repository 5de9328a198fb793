import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { onPaper } from '../styles/on-paper.ts';
import { rule } from '../styles/rule.ts';

interface Strips {
  /** A line above a page for what stays, on the deep ground. */
  notice: true;
  /** A line above a page for what passes, on a tint. */
  announcement: true;
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides extends Strips {}
}

export const MuiAlert: Components<Theme>['MuiAlert'] = {
  styleOverrides: {
    root: ({ theme, ownerState: { variant } }) =>
      ROOT[variant as keyof Strips]?.(theme) ?? {
        ...theme.typography.note,
        borderRadius: theme.vars.radius.medium,
      },
    message: ({ theme, ownerState: { variant } }) => MESSAGE[variant as keyof Strips]?.(theme),
    standard: ({ theme, ownerState: { severity = 'success' } }) => ({
      backgroundColor: theme.vars.palette[severity].light,
      color: theme.vars.color.text.primary,
    }),
  },
};

type Look = Record<keyof Strips, (theme: Theme) => CSSObject>;

const ROOT: Look = {
  notice: (theme) => ({
    ...theme.typography.note,
    padding: `${theme.vars.space.xs} 0`,
    backgroundColor: theme.vars.color.surface.deep,
    color: theme.vars.color.text.onDeepSoft,
    '& strong': { color: theme.vars.color.text.onDeep },
    ...onPaper(theme),
  }),
  announcement: (theme) => ({
    ...theme.typography.label,
    padding: `${theme.vars.space.xxs} 0`,
    borderBlockEnd: rule(theme),
    backgroundColor: theme.vars.color.surface.tint,
  }),
};

const MESSAGE: Look = {
  notice: () => ({ textWrap: 'balance' }),
  announcement: (theme) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.vars.space.m,
  }),
};
