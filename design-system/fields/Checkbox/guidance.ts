import type { Guidance } from '../../guidance.ts';
import type { Checkbox } from './Checkbox.tsx';

export const guidance = {
  synonyms: {
    en: ['check box', 'tick box', 'consent'],
    de: ['Kontrollkästchen', 'Häkchen', 'Kästchen'],
  },
  useWhen: [
    'Somebody says yes to a sentence, and to leave it unchecked says no.',
    'A form is sent later: until then nothing happens.',
  ],
  useInstead: [
    ['SegmentedControl', 'Both answers are worth a word.'],
    ['Button', 'Something happens at once.'],
  ],
  do: { caption: 'A sentence that is true when it is checked.', shown: [{}] },
  dont: {
    caption: 'Unchecked it agrees: nobody reads that right at first.',
    shown: [{ label: 'I do not want to get no letters' }],
  },
  words: [
    [
      'The visitor says it: in the first person, without “not”.',
      'I pay church tax',
      'Ich zahle Kirchensteuer',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the box.'],
    ['Space', 'Checks it, or takes that back.'],
  ],
  anatomy: [
    ['Box', 'The own one of the browser in our colour.', '.MuiCheckbox-root'],
    ['Words', 'A click on them checks the box.', '.MuiFormControlLabel-label'],
    ['Hint', 'An (i) behind the words.', '[data-tooltip] > button'],
    ['Message', 'Below the box; announced as soon as it appears.', '[id$="error"]'],
  ],
  drawn: {
    hint: { label: 'More about church tax', text: 'It is a part of the income tax.' },
    error: 'Please check this value.',
  },
} satisfies Guidance<typeof Checkbox>;
