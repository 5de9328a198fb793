import type { Guidance } from '../../guidance.ts';
import type { RichText } from './RichText.tsx';

export const guidance = {
  synonyms: {
    en: ['prose', 'markdown', 'HTML', 'body copy', 'paragraphs'],
    de: ['Fließtext', 'Absatz', 'Text'],
  },
  useWhen: [
    'Several paragraphs or lists stand together, and emphasis or links are in them; also HTML of the content service.',
  ],
  useInstead: [
    ['Text', 'It is one paragraph.'],
    ['Article', 'It is a whole page.'],
  ],
  do: { caption: 'Short paragraphs, emphasis on a word.', shown: [{}] },
  dont: {
    caption: 'A paragraph in bold: nothing is emphasised.',
    shown: [
      {
        children: undefined,
        html: '<p><strong>Everything here is very important, and so it is all in bold, from the beginning to the end.</strong></p>',
      },
    ],
  },
  words: [
    [
      'One thought in a paragraph, at most about 60 words.',
      'Time helps, but it is no guarantee.',
      'Zeit hilft, ist aber keine Garantie.',
    ],
  ],
  keyboard: [['Tab', 'Goes through its links.']],
  anatomy: [
    ['Paragraphs', 'With the distance of a text.'],
    ['Lists', 'Bullets or numbers of the browser.'],
    ['Links', 'As `TextLink` draws them.'],
  ],
} satisfies Guidance<typeof RichText>;
