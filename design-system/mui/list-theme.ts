import { chosen } from '../styles/chosen.ts';
import { styleRoot } from './overrides.ts';

export const MuiListItemButton = styleRoot(({ vars }) => ({
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  '&.Mui-selected': chosen,
}));
