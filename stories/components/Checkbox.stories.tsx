import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../../design-system/fields/Checkbox/Checkbox.tsx';

const meta = {
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'I pay church tax', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click on its words checks it, the space bar takes that back. */
export const Checked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('I pay church tax'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const LongestGermanWord: Story = {
  args: {
    label: 'Ich habe die Basisinformationsblätter und die Datenschutzbestimmungen gelesen',
    hint: { label: 'Mehr', text: 'Text' },
    helperText: 'Sie gehören zu jeder Altersvorsorgevertragsunterlage',
    error: 'Bitte bestätigen',
    required: true,
  },
  globals: { viewport: { value: 'narrow' } },
};
