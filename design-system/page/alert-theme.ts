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
    // The button that closes it is as large as a finger, and stands in the first line.
    action: { padding: 0 },
    standard: ({ theme: { vars }, ownerState: { severity = 'success' } }) => ({
      backgroundColor: vars.palette[severity].light,
      color: vars.color.text.primary,
    }),
    filled: ({ theme: { vars }, ownerState: { severity = 'success' } }) => ({
      color: vars.palette[severity].contrastText,
    }),
    outlined: ({ theme: { vars }, ownerState: { severity = 'success' } }) => ({
      borderColor: vars.palette[severity].main,
      color: vars.color.text.primary,
    }),
  },
};

type StylesByVariant = Record<keyof Strips, (theme: Theme) => CSSObject>;

const ROOT: StylesByVariant = {
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

const MESSAGE: StylesByVariant = {
  notice: () => ({ textWrap: 'balance' }),
  announcement: (theme) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.vars.space.m,
  }),
};
