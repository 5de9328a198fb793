import { styleRoot } from './overrides.ts';

/** On the deep ground; its button has the colour of its words and of the ring there. */
export const MuiSnackbarContent = styleRoot(({ vars: { color, radius }, typography }) => ({
  ...typography.note,
  borderRadius: radius.small,
  backgroundColor: color.surface.deep,
  color: color.text.onDeep,
  '& .MuiButtonBase-root': { color: 'inherit', outlineColor: color.action.focusOnDeep },
}));
