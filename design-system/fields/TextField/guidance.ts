import type { Guidance } from '../../guidance.ts';
import type { TextField } from './TextField.tsx';

export const guidance = {
  synonyms: {
    en: ['input', 'text input', 'text box', 'form field'],
    de: ['Eingabe', 'Eingabefeld', 'Textfeld', 'Formularfeld'],
  },
  useWhen: [
    'A word or a name is typed.',
    'A field of another kind is built: `CurrencyField` and `NumberField` are this one with rules.',
  ],
  useInstead: [
    ['CurrencyField', 'Money is typed.'],
    ['NumberField', 'A number with a range is typed.'],
    ['SegmentedControl', 'There are up to four possible answers.'],
    ['Select', 'There are more, and all are known.'],
  ],
  do: {
    caption: 'The label stays. The message says how to go on.',
    shown: [{ error: 'Please enter a name.' }],
  },
  dont: {
    caption: 'A placeholder instead of a label, a message without a remedy.',
    shown: [{ label: '', placeholder: 'Name', defaultValue: '', error: 'Invalid input' }],
  },
  words: [
    ['The label is a noun, without a colon or “please”.', 'Name of the plan', 'Name des Plans'],
    ['The message begins with what to do.', 'Please enter a name.', 'Bitte gib einen Namen ein.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the field and selects all that is in it.'],
    ['Esc', 'Closes the hint that opens with the field.'],
  ],
  anatomy: [
    [
      'Label',
      'Above the field at every width; a click on it puts the caret into the field.',
      'label',
    ],
    [
      'Hint',
      'An (i) behind the label; it opens with the field and is read as its description.',
      '[data-tooltip]',
    ],
    ['Field', 'At least as high as a finger, its edge 3 : 1 against the ground.', 'input'],
    ['End', 'A control of the field within its edge, as the shortcut of an amount.'],
    ['Message', 'Below the field; announced as soon as it appears.', '[id$="error"]'],
  ],
  drawn: {
    hint: { label: 'More about the name', text: 'Only you see it.' },
    error: 'Please enter a name.',
  },
} satisfies Guidance<typeof TextField>;
