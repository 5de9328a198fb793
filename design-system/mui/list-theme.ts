import { chosen } from '../styles/chosen.ts';
import { ringWithin } from '../styles/focus-ring.ts';
import { styleRoot } from './overrides.ts';

export const MuiListItemButton = styleRoot((theme) => ({
  minBlockSize: theme.vars.size.touch,
  borderRadius: theme.vars.radius.small,
  '&.Mui-selected': chosen,
  ...ringWithin(theme),
}));
