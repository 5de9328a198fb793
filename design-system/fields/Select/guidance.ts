import type { Guidance } from '../../guidance.ts';
import type { Select } from './Select.tsx';

export const guidance = {
  synonyms: {
    en: ['dropdown', 'select', 'combobox', 'picker', 'list box'],
    de: ['Auswahlliste', 'Auswahlfeld', 'Klappliste'],
  },
  useWhen: ['One of more than four known answers holds, and people know theirs without comparing.'],
  useInstead: [
    ['SegmentedControl', 'There are two to four answers.'],
    ['NumberField', 'The answer is a number.'],
    ['TextField', 'The answers are not known.'],
  ],
  do: {
    caption: 'Nothing is chosen before somebody chooses.',
    shown: [{ placeholder: 'Please choose' }],
  },
  dont: {
    caption: 'Two answers behind a press that both could be seen at once.',
    shown: [
      {
        label: 'Children',
        placeholder: '',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ],
      },
    ],
  },
  words: [
    [
      'The label is a noun, and the answers are of one kind.',
      'Country of residence',
      'Wohnsitzland',
    ],
    ['The empty choice asks.', 'Please choose', 'Bitte wählen'],
  ],
  keyboard: [
    ['Tab', 'Reaches the list.'],
    ['Arrow keys', 'Choose the next or the previous answer.'],
    ['Letters', 'Go to the answer that begins with them.'],
    ['Space', 'Opens the list.'],
  ],
  anatomy: [
    ['Label', 'Above the list, with its hint.', 'label'],
    ['List', 'The own one of the browser: on a phone it is as large as fingers need.', 'select'],
    ['Message', 'Below the list; announced as soon as it appears.', '[id$="error"]'],
  ],
  drawn: { error: 'Please choose' },
} satisfies Guidance<typeof Select>;
