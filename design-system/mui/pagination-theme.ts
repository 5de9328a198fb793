import { chosen } from '../styles/chosen.ts';
import { styleRoot } from './overrides.ts';

export const MuiPaginationItem = styleRoot(({ vars: { color, size, radius } }) => ({
  minInlineSize: size.touch,
  blockSize: size.touch,
  // Seven fit on a phone.
  margin: 0,
  lineHeight: size.touch,
  borderRadius: radius.round,
  '&.Mui-selected, &.Mui-selected:hover': {
    backgroundColor: color.action.main,
    color: color.action.contrast,
    ...chosen,
  },
}));
