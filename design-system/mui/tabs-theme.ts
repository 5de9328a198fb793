import { chosen } from '../styles/chosen.ts';
import { styleRoot, styleSlot } from './overrides.ts';

export const MuiTabs = styleSlot('indicator', () => chosen);

/** The ring is within the tab: what is around it scrolls. */
export const MuiTab = styleRoot(({ vars }) => ({
  color: vars.color.text.secondary,
  '&.Mui-focusVisible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
}));
