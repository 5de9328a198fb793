import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SegmentedControl } from '../../design-system/fields/SegmentedControl/SegmentedControl.tsx';

const meta = preview.meta({
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
    onValueChange: fn(),
  },
});

export const FirstSelected = meta.story();
export const SecondSelected = meta.story({ args: { defaultValue: 'provider' } });

export const ThreeOptions = meta.story({
  args: {
    options: ['Once', 'Monthly', 'Yearly'].map((label) => ({ value: label, label })),
    defaultValue: 'Monthly',
  },
});

/** Four that do not fit side by side make two rows. */
export const FourOptions = meta.story({
  args: {
    options: ['Base case', 'Cautious', 'Sceptical', 'One world ETF'].map((label) => ({
      value: label,
      label,
      hint: { label: `More about ${label}`, text: 'A set of assumptions.' },
    })),
    defaultValue: 'Base case',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A word below each label, and what the question means. */
export const WithNotes = meta.story({
  args: {
    hint: { label: 'More about the cost', text: 'It is in the price list.' },
    options: [
      { value: 'free', label: 'Online broker', note: '0 %' },
      { value: 'bank', label: 'Bank', note: '0,2 %' },
    ],
    defaultValue: 'free',
  },
});

/** Few short options beside the question. */
export const InARow = meta.story({
  args: {
    variant: 'row',
    label: 'Saver’s allowance still free?',
    options: ['Yes', 'No'].map((label) => ({ value: label, label })),
    defaultValue: 'Yes',
  },
});

/** A click selects; a second click does not deselect: one option always holds. */
export const Pressed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const provider = canvas.getByLabelText('other provider');
    await userEvent.click(provider);
    await userEvent.click(provider);
    await expect(provider).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('provider');
  },
});

/** Arrows move the selection, as in every group of radios. */
export const ByKeyboard = meta.story({
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
});

export const LongestGermanWord = meta.story({
  args: {
    label: 'Womit möchtest du die Altersvorsorgeaufwendungen vergleichen?',
    options: [
      { value: 'depot', label: 'Wertpapierdepotverwaltung', hint: { label: 'Mehr', text: 'Text' } },
      { value: 'provider', label: 'Lebensversicherungsgesellschaft' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
