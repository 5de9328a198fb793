import { chosen } from '../styles/chosen.ts';
import { styleRoot } from './overrides.ts';

/** A line that wraps, as high as a finger needs, with the ring within the list that scrolls. */
export const MuiMenuItem = styleRoot(({ vars, typography }) => ({
  ...typography.body,
  minBlockSize: vars.size.touch,
  whiteSpace: 'normal',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  '&.Mui-selected': chosen,
}));
