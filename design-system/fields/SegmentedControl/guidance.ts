import type { Guidance } from '../../guidance.ts';
import type { SegmentedControl } from './SegmentedControl.tsx';

export const guidance = {
  synonyms: {
    en: ['toggle', 'switch', 'radio', 'radio group', 'button group', 'tabs'],
    de: ['Umschalter', 'Schalter', 'Auswahl', 'Optionsfeld'],
  },
  useWhen: [
    'One of two to four answers holds at any time, and comparing them is worth the room.',
    'A change takes effect at once, without a button to confirm.',
  ],
  useInstead: [
    ['Button', 'Something is done or shown, and nothing is chosen.'],
    ['SliderField', 'The answer is a number.'],
    ['Select', 'There are more than four answers.'],
    ['Checkbox', 'The answer is yes or no, and no is not worth a word.'],
    ['Disclosure', 'It only shows more of the same.'],
  ],
  do: { caption: 'Few words of about the same length, the question above them.', shown: [{}] },
  dont: {
    caption: 'Six options of different lengths: the eye has to search where it should compare.',
    shown: [
      {
        label: '',
        options: ['depot', 'a', 'b', 'c', 'd', 'e'].map((value) => ({
          value,
          label:
            value === 'depot'
              ? 'investing directly in a brokerage account'
              : `other ${value.toUpperCase()}`,
        })),
      },
    ],
  },
  words: [
    [
      'Question and answers read as one sentence.',
      'Compare with: other provider',
      'Vergleichen mit: anderer Anbieter',
    ],
    ['Yes and no only below a real question.', 'Do you have children?', 'Hast du Kinder?'],
  ],
  keyboard: [
    ['Tab', 'Reaches the chosen option; all of them are one stop.'],
    ['Arrow keys', 'Choose the next or the previous one, round the ends.'],
  ],
  anatomy: [
    ['Question', 'Names the group; in the variant `row` it stands beside short options.', 'legend'],
    [
      'Options',
      'Radios side by side, or all below each other as soon as one does not fit.',
      'label:not(:has(:checked))',
    ],
    ['Tick', 'Says which one holds without its colour.', 'label svg'],
    ['Note', 'A word below an option, such as its result.'],
  ],
} satisfies Guidance<typeof SegmentedControl>;
