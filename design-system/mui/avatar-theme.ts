import { styleSlot } from './overrides.ts';

export const MuiAvatar = styleSlot('colorDefault', ({ vars: { color } }) => ({
  backgroundColor: color.surface.mist,
  color: color.text.accent,
}));
