import { styleRoot } from './overrides.ts';

export const MuiSkeleton = styleRoot(({ vars }) => ({
  backgroundColor: vars.color.line.soft,
  // To be seen where colours are forced.
  outline: `${vars.border.thin} solid transparent`,
}));
