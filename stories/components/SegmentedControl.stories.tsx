import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from '../../design-system/fields/SegmentedControl/SegmentedControl.tsx';

const meta = {
  id: 'components-segmentedcontrol',
  component: SegmentedControl<string>,
  args: {
    label: 'Compare with',
    options: [
      {
        value: 'depot',
        label: 'investing directly',
        hint: { label: 'More about investing directly', text: 'The same ETFs in a depot.' },
      },
      { value: 'provider', label: 'other provider' },
    ],
    defaultValue: 'depot',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSelected: Story = {};
export const SecondSelected: Story = { args: { defaultValue: 'provider' } };

export const ThreeOptions: Story = {
  args: {
    options: ['Once', 'Monthly', 'Yearly'].map((label) => ({ value: label, label })),
    defaultValue: 'Monthly',
  },
};

/** Four that do not fit side by side make two rows. */
export const FourOptions: Story = {
  args: {
    options: ['Standard', 'Cautious', 'Sceptical', 'One world ETF'].map((label) => ({
      value: label,
      label,
      hint: { label: `More about ${label}`, text: 'A set of assumptions.' },
    })),
    defaultValue: 'Standard',
  },
  globals: { viewport: { value: 'narrow' } },
};

/** A word below each label, and what the question means. */
export const WithNotes: Story = {
  args: {
    hint: { label: 'More about the cost', text: 'It is in the price list.' },
    options: [
      { value: 'free', label: 'Online broker', note: '0 %' },
      { value: 'bank', label: 'Bank', note: '0,2 %' },
    ],
    defaultValue: 'free',
  },
};

/** Few short options beside the question. */
export const InARow: Story = {
  args: {
    variant: 'row',
    label: 'Saver’s allowance still free?',
    options: ['Yes', 'No'].map((label) => ({ value: label, label })),
    defaultValue: 'Yes',
  },
};

/** A click selects; a second click does not deselect: one option always holds. */
export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const provider = canvas.getByLabelText('other provider');
    await userEvent.click(provider);
    await userEvent.click(provider);
    await expect(provider).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('provider');
  },
};

/** Arrows move the selection, as in every group of radios. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    canvas.getByLabelText('investing directly').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByLabelText('other provider')).toBeChecked();
    await expect(canvas.getByLabelText('other provider')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByLabelText('investing directly')).toBeChecked();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

export const LongestGermanWord: Story = {
  args: {
    label: 'Womit möchtest du die Altersvorsorgeaufwendungen vergleichen?',
    options: [
      { value: 'depot', label: 'Wertpapierdepotverwaltung', hint: { label: 'Mehr', text: 'Text' } },
      { value: 'provider', label: 'Lebensversicherungsgesellschaft' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
