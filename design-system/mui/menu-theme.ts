import { chosen } from '../styles/chosen.ts';
import { ringWithin } from '../styles/focus-ring.ts';
import { styleRoot } from './overrides.ts';

/** A line that wraps, as high as a finger needs. */
export const MuiMenuItem = styleRoot((theme) => ({
  ...theme.typography.body,
  minBlockSize: theme.vars.size.touch,
  whiteSpace: 'normal',
  '&.Mui-selected': chosen,
  ...ringWithin(theme),
}));
