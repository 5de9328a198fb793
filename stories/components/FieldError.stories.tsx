import preview from '../../.storybook/preview.tsx';
import { FieldError } from '../../design-system/fields/FieldError/FieldError.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = preview.meta({
  id: 'components-fielderror',
  component: FieldError,
  args: { id: 'error', children: 'Please select a valid age.' },
});

export const Shown = meta.story();

/** Without a message the place is there and takes no room. */
export const Empty = meta.story({
  args: { children: undefined },
  parameters: configurePictures({ isEmpty: true }),
});

export const LongestGermanWord = meta.story({
  args: { children: 'Bitte wähle einen Altersvorsorgeeinmalbeitrag, den wir annehmen können.' },
  globals: { viewport: { value: 'narrow' } },
});
