import { chosen } from '../styles/chosen.ts';
import { styleRoot } from './overrides.ts';

export const MuiPaginationItem = styleRoot(({ vars: { size, radius } }) => ({
  minInlineSize: size.touch,
  blockSize: size.touch,
  // Seven fit on a phone.
  margin: 0,
  lineHeight: size.touch,
  borderRadius: radius.round,
  '&.Mui-selected': chosen,
}));
