import { styleSlot } from './overrides.ts';

/**
 * The corners of a card, also those of menus, lists of options and alerts, and an edge to be seen where
 * colours are forced.
 */
export const MuiPaper = styleSlot('rounded', ({ vars }) => ({
  borderRadius: vars.radius.medium,
  outline: `${vars.border.thin} solid transparent`,
}));
