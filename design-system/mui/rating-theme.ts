import { styleRoot } from './overrides.ts';

export const MuiRating = styleRoot(({ vars }) => ({ color: vars.color.signal.star }));
