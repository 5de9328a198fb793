import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../../styles/rule.ts';

export const MuiChip: Components<Theme>['MuiChip'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.note,
      borderRadius: theme.vars.radius.round,
    }),
    // A label, as high as its words.
    outlined: ({ theme }) => {
      const { vars, typography } = theme;
      return {
        gap: vars.space.xxs,
        blockSize: 'auto',
        paddingBlock: vars.space.xxs,
        paddingInline: `${vars.space.xs} ${vars.space.s}`,
        border: rule(theme, 'control'),
        fontWeight: typography.label.fontWeight,
        color: vars.color.text.accent,
        '& .MuiChip-icon': { margin: 0, color: 'inherit', fontSize: 'inherit' },
        '& .MuiChip-label': { padding: 0, overflow: 'visible' },
      };
    },
  },
};
