import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Select } from '../../design-system/fields/Select/Select.tsx';

const meta = preview.meta({
  id: 'components-select',
  component: Select<string>,
  args: {
    label: 'Country of residence',
    options: [
      { value: 'DE', label: 'Germany' },
      { value: 'AT', label: 'Austria' },
      { value: 'CH', label: 'Switzerland' },
    ],
    placeholder: 'Please choose',
    onValueChange: fn(),
  },
});

export const Chosen = meta.story({ args: { defaultValue: 'AT' } });

export const ChosenByHand = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Country of residence' });
    await expect(canvas.getByDisplayValue('Please choose')).toBe(list);
    await userEvent.selectOptions(list, 'AT');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('AT');
    await expect(canvas.getByDisplayValue('Austria')).toBe(list);
  },
});

/** Its value stands, is posted and cannot be changed. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'AT', readOnly: true },
});

export const NotChanged = meta.story({
  ...ReadOnly.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox');
    await userEvent.selectOptions(list, 'DE');
    await expect(list).toHaveValue('AT');
  },
});

export const LongestGermanWord = meta.story({
  args: {
    label: 'Einkommensteuerveranlagungsart',
    placeholder: 'Zusammenveranlagungsmöglichkeit',
    hint: { label: 'Mehr', text: 'Text' },
    helperText: 'Steht auf der Lohnsteuerbescheinigung',
    error: 'Bitte wählen',
    required: true,
  },
  globals: { viewport: { value: 'narrow' } },
});
