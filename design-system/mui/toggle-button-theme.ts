import { chosen } from '../styles/chosen.ts';
import { styleRoot } from './overrides.ts';

export const MuiToggleButton = styleRoot(({ vars: { size, space, color } }) => ({
  minBlockSize: size.touch,
  paddingInline: space.m,
  borderColor: color.line.control,
  color: color.text.primary,
  '&.Mui-selected, &.Mui-selected:hover': {
    backgroundColor: color.action.main,
    color: color.action.contrast,
    ...chosen,
  },
  // The ring is above the button beside it.
  '&.Mui-focusVisible': { zIndex: 1 },
}));
