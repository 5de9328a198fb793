import type { Guidance } from '../../../../../design-system/guidance.ts';
import type { BreakEvenList } from './BreakEvenList.tsx';

export const guidance = {
  synonyms: {
    en: ['break-even', 'turning point', 'threshold', 'sensitivity'],
    de: ['Wendepunkt', 'Schwelle', 'kippt', 'Umkehrpunkt'],
  },
  useWhen: [
    'A result depends on assumptions, and readers should see how far each can move before it flips.',
  ],
  useInstead: [
    ['Table', 'Only the values themselves are compared.'],
    ['SummaryCard', 'The verdict itself is said.'],
  ],
  do: { caption: 'The condition in words, the distance drawn.', shown: [{}] },
  dont: {
    caption: 'A number that is no assumption of the reader: it answers no question.',
    shown: [
      {
        breakEvens: [
          {
            label: 'Result',
            range: [0, 1],
            current: { value: 0.5, text: '0,5' },
            breakEven: { value: 0.5, text: '0,5' },
          },
        ],
      },
    ],
  },
  words: [
    ['A condition, not a number alone.', 'at most 0,13 %', 'höchstens 0,13 %'],
    ['Beside it the value of now.', 'now 0,20 %', 'jetzt 0,20 %'],
  ],
  keyboard: [],
  anatomy: [
    ['Label', 'What is varied alone, the others stay.', 'li > span'],
    ['Condition', 'Where the result flips.', 'strong'],
    [
      'Bar',
      'A ring where it is now, a block where the other result begins. Decoration: the texts say it.',
      '[data-block]',
    ],
  ],
} satisfies Guidance<typeof BreakEvenList>;
