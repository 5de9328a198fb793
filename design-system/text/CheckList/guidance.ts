import type { Guidance } from '../../guidance.ts';
import type { CheckList } from './CheckList.tsx';

export const guidance = {
  synonyms: {
    en: ['benefits', 'bullet list', 'ticks', 'checkmarks', 'advantages'],
    de: ['Liste', 'Häkchen', 'Vorteile', 'Aufzählung'],
  },
  useWhen: ['Three to six points speak for something, each true on its own and short.'],
  useInstead: [
    ['FeatureList', 'A point needs an explanation.'],
    ['Accordion', 'The points have an order.'],
    ['RichText', 'It is a plain list in a text.'],
  ],
  do: { caption: 'Facts with a number or a negation that can be checked.', shown: [{}] },
  dont: {
    caption: 'Adjectives.',
    shown: [{ items: ['Flexible and modern', 'Individual solutions', 'Simply better'] }],
  },
  words: [
    [
      'What the reader gets, up to about 40 characters.',
      'Start from 100 € a month',
      'Ab 100 € im Monat',
    ],
  ],
  keyboard: [],
  anatomy: [
    ['List', 'Stacked, or with `spread` side by side under rules.', 'ul'],
    ['Tick', 'Decoration; on dark ground of warm light.', 'svg'],
    ['Note', 'Behind the words, as the number of a source.'],
  ],
} satisfies Guidance<typeof CheckList>;
