import type { Guidance } from '../../guidance.ts';
import type { FeatureList } from './FeatureList.tsx';

export const guidance = {
  synonyms: {
    en: ['icon list', 'features', 'benefits', 'fees'],
    de: ['Merkmale', 'Symbolliste', 'Eigenschaften'],
  },
  useWhen: [
    'A few facts of the same kind have a sentence more for those who want it: four fees that there are not.',
  ],
  useInstead: [
    ['CheckList', 'No explanation is needed.'],
    ['Table', 'There is a figure for each.'],
  ],
  do: { caption: 'Parallel titles; the hint says what it means.', shown: [{}] },
  dont: { caption: 'One alone: it is a sentence.', shown: [{ features: [] }] },
  words: [['The same form in each.', 'No upfront fees', 'Keine Abschlusskosten']],
  keyboard: [
    ['Tab', 'Reaches the hints, which are one stop.'],
    ['Arrow keys', 'Go from hint to hint.'],
  ],
  anatomy: [
    ['Icon', 'Of its own for each; decoration.', 'li > svg'],
    ['Title', 'As a label.', 'li > p'],
    ['Hint', 'A `Tooltip`.', '[data-tooltip] > button'],
  ],
} satisfies Guidance<typeof FeatureList>;
