import type { Guidance } from '../../guidance.ts';
import type { NumberField } from './NumberField.tsx';

export const guidance = {
  synonyms: {
    en: ['number input', 'numeric', 'decimal', 'stepper', 'percent input'],
    de: ['Zahl', 'Zahlenfeld', 'Prozentfeld'],
  },
  useWhen: [
    'A number with a known range is typed, among many others: the assumptions of a calculation.',
  ],
  useInstead: [
    ['SliderField', 'It is one of the two or three numbers that everything hangs on.'],
    ['CurrencyField', 'It is money without a narrow range.'],
  ],
  do: {
    caption: 'Value and unit together; the range is said when something beyond it was typed.',
    shown: [{ rangeText: 'Possible are values from 0 % to 2 %.' }],
  },
  dont: {
    caption: 'The range in the label: everybody reads what only a few need.',
    shown: [{ label: 'Brokerage fee per year (0–2 %, steps of 0,01)' }],
  },
  words: [
    [
      'The range in a sentence.',
      'Possible are values from 0 % to 2 %.',
      'Möglich sind Werte von 0 % bis 2 %.',
    ],
    [
      'The time that a rate is for belongs to the label.',
      'Brokerage fee per year',
      'Depotkosten pro Jahr',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the field and selects its number without the unit.'],
    ['Digits, comma, point', 'What is possible is taken at once, both decimal signs are.'],
    [
      'Paste, drop',
      'The text is read as a whole, with its unit: 0,2 % p. a. A point before three digits, as in 1.125, is refused: it may group thousands.',
    ],
    ['Enter', 'Takes the number; one beyond the range becomes the nearest possible.'],
  ],
  anatomy: [
    ['Field', 'A `TextField` with the keyboard of numbers on a phone.', 'input'],
    [
      'Message',
      'Of a text that is not one number. The value stays; nothing is guessed.',
      '[id$="error"]',
    ],
    ['Range', 'A message only after a correction: it says why the number has changed.'],
  ],
  drawn: { error: 'Possible are values from 0 % to 2 %.' },
} satisfies Guidance<typeof NumberField>;
