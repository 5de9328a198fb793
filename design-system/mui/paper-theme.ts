import { styleSlot } from './overrides.ts';

/** The corners of a card, also those of menus, lists of options and alerts. */
export const MuiPaper = styleSlot('rounded', ({ vars }) => ({ borderRadius: vars.radius.medium }));
