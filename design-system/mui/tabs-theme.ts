import { chosen } from '../styles/chosen.ts';
import { ringWithin } from '../styles/focus-ring.ts';
import { styleRoot, styleSlot } from './overrides.ts';

export const MuiTabs = styleSlot('indicator', () => chosen);

export const MuiTab = styleRoot((theme) => ({
  color: theme.vars.color.text.secondary,
  ...ringWithin(theme),
}));
