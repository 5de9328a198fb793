import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NumberField } from '../../design-system/fields/NumberField/NumberField.tsx';
import { createTyping } from '../../site/i18n/typed-number.ts';

/** As this site writes and reads them in every language. */
const PERCENT = { format: formatPercent, ...createTyping('percentAYear') };

const meta = preview.meta({
  id: 'components-numberfield',
  component: NumberField,
  args: {
    label: 'Brokerage fee per year',
    defaultValue: 0.2,
    min: 0,
    max: 2,
    step: 0.01,
    rangeText: 'Possible are values from 0 % to 2 %.',
    unreadableText: (text) => `We cannot read “${text}” as one number.`,
    onValueChange: fn(),
  },
  // Those who pass functions say no language.
  argTypes: { locale: { control: false }, currency: { control: false } },
});

export const Default = meta.story({ args: PERCENT });

/** Without functions of one's own it writes and reads numbers as a language does. */
export const InALanguage = meta.story({
  args: { locale: 'en-GB' },
  argTypes: { locale: { options: ['de-DE', 'en-GB'], control: 'select' } },
});

export const WithHint = meta.story({
  args: {
    ...PERCENT,
    hint: { label: 'More about the brokerage fee', text: 'Many brokers charge nothing.' },
  },
});

/** What is possible is taken while it is typed; leaving the field writes its unit again. */
export const Typed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: PERCENT,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('0,35');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.35);
    await userEvent.tab();
    await expect(field).toHaveValue('0,35 %');
  },
});

/** A number beyond the bounds becomes the nearest that is possible, and the field says so. */
export const Corrected = meta.story({
  tags: ['!autodocs'],
  args: PERCENT,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('7');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.rangeText));
  },
});

/** What is pasted is read as a whole. What is not one number changes nothing, and the field says so. */
export const NotUnderstood = meta.story({
  tags: ['!autodocs'],
  args: PERCENT,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    await userEvent.paste('0,35 % p. a.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.35);
    field.select();
    await userEvent.paste('1.125');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      String(args.unreadableText?.('1.125')),
    );
    await userEvent.tab();
    await expect(field).toHaveValue('0,35 %');
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
  },
});

/** What was not understood is forgotten with it. */
export const Emptied = meta.story({
  tags: ['!dev', '!autodocs'],
  args: PERCENT,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('abc');
    await expect(canvas.getByRole('alert')).toHaveTextContent('abc');
    await userEvent.clear(field);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN);
  },
});

export const LongestGermanWord = meta.story({
  args: {
    ...PERCENT,
    label: 'Altersvorsorgedepotverwaltungskosten',
    hint: { label: 'Mehr', text: 'Text' },
  },
  globals: { viewport: { value: 'narrow' } },
});

function formatPercent(value: number): string {
  return `${value.toLocaleString('de-DE')} %`;
}
