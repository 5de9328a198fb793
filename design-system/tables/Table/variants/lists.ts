import type { CSSObject, Theme } from '@mui/material/styles';
import { visuallyHidden } from '../../../styles/visually-hidden.ts';

/** Every row as a list of its columns. */
export function lists({ vars: { space } }: Theme): CSSObject {
  return {
    '&, & > tbody, & > tbody > tr, & > tbody th': { display: 'block' },
    '& > thead': visuallyHidden,
    '& > tbody > tr': { paddingBlock: space.s },
    '& td': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      textAlign: 'start',
      columnGap: space.xs,
      paddingBlock: space.xxs,
    },
    '& td > span': { display: 'block', flexGrow: 1 },
  };
}
