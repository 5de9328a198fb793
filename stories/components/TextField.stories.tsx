import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../design-system/fields/TextField/TextField.tsx';

/** What `CurrencyField` and `NumberField` have in common; their stories show how it works. */
const meta = {
  id: 'components-textfield',
  component: TextField,
  args: { label: 'Name of the plan', defaultValue: 'Retirement' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  args: { hint: { label: 'More about the name', text: 'Only you see it.' } },
};

export const WithError: Story = { args: { error: 'Please enter a name.' } };

export const LongestGermanWord: Story = {
  args: {
    label: 'Altersvorsorgevertragsbezeichnung',
    hint: { label: 'Mehr', text: 'Text' },
    error: 'Der Wert liegt außerhalb des zulässigen Bereichs',
  },
  globals: { viewport: { value: 'narrow' } },
};
