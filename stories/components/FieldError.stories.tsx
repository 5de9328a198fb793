import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from '../../design-system/fields/FieldError/FieldError.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = {
  id: 'components-fielderror',
  component: FieldError,
  args: { id: 'error', children: 'Please select a valid age.' },
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

/** Without a message the place is there and takes no room. */
export const Empty: Story = {
  args: { children: undefined },
  parameters: configurePictures({ isEmpty: true }),
};

export const LongestGermanWord: Story = {
  args: { children: 'Bitte wähle einen Altersvorsorgeeinmalbeitrag, den wir annehmen können.' },
  globals: { viewport: { value: 'narrow' } },
};
