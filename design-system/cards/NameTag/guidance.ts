import type { Guidance } from '../../guidance.ts';
import type { NameTag } from './NameTag.tsx';

export const guidance = {
  synonyms: {
    en: ['label', 'caption', 'annotation', 'callout'],
    de: ['Namensschild', 'Beschriftung', 'Bildunterschrift'],
  },
  useWhen: ['A person in a picture stands for readers like them: a name, an age, a fact.'],
  useInstead: [
    ['Badge', 'It marks a property of a thing.'],
    ['Tooltip', 'It explains a word.'],
  ],
  do: { caption: 'A name and what they do, with figures that fit each other.', shown: [{}] },
  dont: {
    caption: 'A slogan pinned to a face.',
    shown: [{ name: 'Mara', caption: 'trusts us completely' }],
  },
  words: [
    ['Name and age, then a fact in a few words.', 'saves 300 € per month', 'spart 300 € im Monat'],
  ],
  keyboard: [],
  anatomy: [
    ['Arrow', 'Ends at its lower corner, at the person.', 'svg'],
    ['Name', 'As a label.', '.MuiTypography-label'],
    ['Fact', 'As a note.', 'p'],
  ],
} satisfies Guidance<typeof NameTag>;
