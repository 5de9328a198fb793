import { styleRoot } from './overrides.ts';

export const MuiSkeleton = styleRoot(({ vars }) => ({ backgroundColor: vars.color.line.soft }));
