import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CurrencyField } from '../../design-system/fields/CurrencyField/CurrencyField.tsx';

const meta = preview.meta({
  id: 'components-currencyfield',
  component: CurrencyField,
  args: {
    label: 'One-time contribution',
    defaultValue: 10000,
    placeholder: '10.000',
    unreadableText: (text) => `We cannot read “${text}” as one number.`,
    onValueChange: fn(),
  },
  argTypes: {
    locale: { options: ['de-DE', 'de-CH', 'en-GB', 'fr-FR'], control: 'select' },
    currency: { options: ['EUR', 'CHF', 'GBP', 'JPY'], control: 'select' },
  },
});

export const Left = meta.story();

export const WithHint = meta.story({
  args: { hint: { label: 'More about the one-time contribution', text: 'Paid at the start.' } },
});

export const WithError = meta.story({
  args: {
    defaultValue: 2_000_000,
    error: 'Please select an upfront contribution between 0,00 € and 1.000.000,00 €.',
  },
});

/** An empty field shows its example. */
export const Empty = meta.story({ args: { defaultValue: undefined } });

/** Plain digits while typing, the format back on leaving; an empty field shows its example. */
export const Typed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveValue('10000');
    await userEvent.clear(input);
    await expect(input).toHaveAttribute('placeholder', '10.000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.type(input, '2x5e0 -0');
    await expect(input).toHaveValue('2500');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2500);
    await expect(input).toHaveValue('2.500\u00a0€');
  },
});

/** Typed or pasted, a word behind the number means the same. */
export const TypedWithAWord = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, amount] of [
      ['5k', 5000],
      ['5 Tsd. €', 5000],
      ['5 tausend Euro', 5000],
      ['2kEUR', 2000],
      ['3,5k', 3500],
      ['5Ts{Backspace}sd', 5000],
      ['3500 total', 3500],
      ['3500 mtl.', 3500],
      ['3500 netto', 3500],
      ['3500 bar auf die Hand, oder so t', 3500],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(amount);
    }
  },
});

/** A value that many choose, one click away; it goes when it is chosen. */
export const WithShortcut = meta.story({
  args: { shortcut: { value: 0, text: '0 €', label: '0 €: one-time contribution' } },
});

export const ShortcutPressed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...WithShortcut.input,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '0 €: one-time contribution' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('textbox')).toHaveValue('0\u00a0€');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The first click selects everything: typing replaces the amount. The next one sets the caret. */
export const ReplacedAfterClick = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.pointer({ target: input, offset: 2, keys: '[MouseLeft]' });
    await userEvent.keyboard('3800');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3800);
    await userEvent.pointer({ target: input, offset: 1, keys: '[MouseLeft]' });
    await userEvent.keyboard('5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(35_800);
  },
});

/** Tab selects everything, as in any field: typing replaces the amount. */
export const ReplacedAfterTab = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('500');
    await expect(canvas.getByRole('textbox')).toHaveValue('500');
  },
});

/** Cents are dropped, they do not become euros. */
export const Pasted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.paste('EUR 1.234,56');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234);
    await userEvent.tab();
    await expect(input).toHaveValue('1.234\u00a0€');
  },
});

/** What is pasted is read as a whole, and stays until the field is left. */
export const PastedFromAPayslip = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, amount] of [
      ['3.500,00 € mtl.', 3500],
      [`${' '.repeat(20)}5000`, 5000],
      ['3,5 Tsd. €', 3500],
      ["€ 3'500.–", 3500],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(amount);
    }
    await userEvent.tab();
    await expect(input).toHaveValue('3.500\u00a0€');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A text that is not one amount changes nothing, and the field says so until there is one. */
export const NotUnderstood = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste('100\t200');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const said = args.unreadableText('100 200');
    await expect(canvas.getByRole('alert')).toHaveTextContent(said);
    await expect(input).toBeInvalid();
    // A key cannot make one number of the two.
    await userEvent.keyboard('5x');
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('10.000\u00a0€');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/200/);
  },
});

export const UnderstoodAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    for (const text of ['½', '01.02.2026', '3.500 – 4.000 €', '٣٥٠٠']) {
      await userEvent.click(input);
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(input).toHaveValue('10.000\u00a0€');
      await expect(canvas.getByRole('alert')).toHaveTextContent(args.unreadableText(text));
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('3');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(input).toHaveValue('3\u00a0€');
  },
});

/** Characters that do not belong are taken out, and the caret stays where it was. */
export const CaretStays = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    input.focus();
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('10000');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('107000');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{Home}3');
    await expect(input).toHaveValue('3107000');
    await userEvent.keyboard('{End}{Backspace}');
    await expect(input).toHaveValue('310700');
  },
});

/** An input method may write what it needs until it has finished. */
export const Composed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '１２a' }, isComposing: true });
    await expect(input).toHaveValue('１２a');
    fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    // What was spoken may have two numbers.
    await userEvent.clear(input);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '100 bis 200' }, isComposing: true });
    fireEvent.compositionEnd(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(args.defaultValue);
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.unreadableText('100 bis 200'));
  },
});

export const LongestGermanWord = meta.story({
  args: {
    label: 'Altersvorsorgeeinmalbeitragszahlung',
    defaultValue: 1_000_000,
    hint: { label: 'Mehr', text: 'Text' },
  },
  globals: { viewport: { value: 'narrow' } },
});
