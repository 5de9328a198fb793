import type { Guidance } from '../../guidance.ts';
import type { Article } from './Article.tsx';

export const guidance = {
  synonyms: {
    en: ['document', 'legal page', 'long text', 'prose', 'table of contents'],
    de: ['Artikel', 'Text', 'Rechtstext', 'Inhaltsverzeichnis'],
  },
  useWhen: ['A page is read from beginning to end: imprint, report, answers.'],
  useInstead: [
    ['Banner', 'The page sells.'],
    ['RichText', 'Few paragraphs stand in a section.'],
  ],
  do: {
    caption: 'The title says what the page answers; a list of its sections is beside it.',
    shown: [{ lead: 'Who is responsible for these pages, and how you reach them.' }],
  },
  dont: {
    caption: 'No lead, no sections, no way through it.',
    shown: [{ title: 'Information', children: 'A long text without a heading.' }],
  },
  words: [['The title is what people search for.', 'Imprint', 'Impressum']],
  keyboard: [
    [
      'Tab',
      'Goes through the action and the list of sections first, then through the links of the text.',
    ],
  ],
  anatomy: [
    ['Horizon', 'A strip of the picture behind the title.', 'picture'],
    ['Contents', 'A line above the text, from 1264 up a list that stays beside it.', 'nav'],
    ['Lead', 'One paragraph.', '.MuiTypography-lead'],
    ['Column', 'As wide as is comfortable to read.', 'article section'],
  ],
  drawn: {
    lead: 'Who is responsible for these pages, and how you reach them.',
    contents: { label: 'On this page', links: [{ href: '#provider', label: 'Provider' }] },
  },
} satisfies Guidance<typeof Article>;
