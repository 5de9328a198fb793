import { styleSlot } from './overrides.ts';

export const MuiTooltip = styleSlot('tooltip', ({ vars, typography }) => ({
  ...typography.note,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.deepRaised,
  color: vars.color.text.onDeep,
}));
