import type { Guidance } from '../../guidance.ts';
import type { Text } from './Text.tsx';

export const guidance = {
  synonyms: {
    en: ['typography', 'paragraph', 'heading', 'body', 'font'],
    de: ['Typografie', 'Absatz', 'Schrift', 'Überschrift'],
  },
  useWhen: [
    'Any text that no other component renders. The variant chooses the style and the element that goes with it.',
  ],
  useInstead: [
    ['SectionHeading', 'A section begins.'],
    ['RichText', 'Several paragraphs and lists stand together.'],
  ],
  do: {
    caption: 'One style for one purpose.',
    shown: [
      { variant: 'subtitle', children: 'Can I pause?' },
      { children: 'Yes, at any time and for nothing.' },
    ],
  },
  dont: {
    caption: 'A heading for its size. Take the style, and with `component` the right element.',
    shown: [{ variant: 'title', children: 'Yes, at any time and for nothing.' }],
  },
  words: [
    [
      'Second person, plain and short.',
      'You can pause at any time.',
      'Du kannst jederzeit pausieren.',
    ],
  ],
  keyboard: [],
  anatomy: [
    [
      'Element',
      'h1 for `hero`, h2 for `statement` and `title`, h3 for `subtitle`, otherwise p or span.',
    ],
    ['Measure', 'Body and lead are never wider than is comfortable to read.'],
    ['Breaks', 'Headings are balanced; long words of a text are hyphenated.'],
  ],
} satisfies Guidance<typeof Text>;
