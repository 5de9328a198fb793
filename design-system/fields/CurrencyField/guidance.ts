import type { Guidance } from '../../guidance.ts';
import type { CurrencyField } from './CurrencyField.tsx';

export const guidance = {
  synonyms: {
    en: ['money', 'money input', 'amount', 'euro', 'price input'],
    de: ['Geld', 'Betrag', 'Geldbetrag', 'Eurofeld', 'Währung'],
  },
  useWhen: [
    'Somebody knows an amount and types or pastes it: an income, savings, what is paid in once.',
  ],
  useInstead: [
    ['SliderField', 'The amount is chosen by feel, and moving it should show what changes.'],
    ['NumberField', 'The number is no money, or has decimals.'],
  ],
  do: {
    caption: 'Whole euros, formatted as soon as the field is left. Zero is one press away.',
    shown: [{ shortcut: { value: 0, text: '0 €', label: '0 €: one-time contribution' } }],
  },
  dont: {
    caption: 'The unit in the label and cents that nobody plans with.',
    shown: [
      {
        label: 'One-time contribution (EUR)',
        format: (value) => value.toFixed(2),
        parse: Number,
      },
    ],
  },
  words: [
    ['What the money is, and for which time.', 'Monthly contribution', 'Monatsbeitrag'],
    ['An amount is written the German way in both languages.', '10.000 €', '10.000 €'],
  ],
  keyboard: [
    ['Tab', 'Reaches the field and selects its digits; the shortcut is no stop of its own.'],
    [
      'Digits',
      'Replace what is selected. Separators are taken as they come: 1.000, 1000 and 1 000 are the same.',
    ],
    ['Letters', 'Are taken out around the caret, which stays where it was.'],
    [
      'Paste, drop',
      'The text is read as a whole, with its unit: 3.500,00 € mtl., CHF 3’500.–, 3,5 Tsd. €. Cents are cut.',
    ],
  ],
  anatomy: [
    [
      'Field',
      'A `TextField` with plain digits while it is edited, the formatted amount otherwise.',
      'input',
    ],
    [
      'Message',
      'Of a text that is not one amount: two numbers, a range, a date, ½. The value stays; nothing is guessed.',
    ],
    ['Shortcut', 'A value that many choose; hidden while it is the value.', 'button'],
  ],
  drawn: { shortcut: { value: 0, text: '0 €', label: '0 €: one-time contribution' } },
} satisfies Guidance<typeof CurrencyField>;
