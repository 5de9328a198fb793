import type { Guidance } from '../../guidance.ts';
import type { Notice } from './Notice.tsx';

export const guidance = {
  synonyms: {
    en: ['alert', 'info bar', 'message', 'disclaimer', 'demo label'],
    de: ['Hinweis', 'Hinweiszeile', 'Warnung', 'Meldung'],
  },
  useWhen: [
    'One sentence holds for everything below it and has to be known: that this is a demo, that figures are samples.',
  ],
  useInstead: [
    ['Announcement', 'It passes and can be closed.'],
    ['Footnotes', 'It belongs to one figure.'],
  ],
  do: { caption: 'One word that is read first, one or two short sentences.', shown: [{}] },
  dont: {
    caption: 'Shouting.',
    shown: [{ label: 'ATTENTION!', children: 'PLEASE NOTE: INVENTED!' }],
  },
  words: [
    [
      'A noun as label, then what holds.',
      'Demo: figures are samples.',
      'Demo: Die Zahlen sind Beispiele.',
    ],
  ],
  keyboard: [],
  anatomy: [
    ['Strip', 'A region named by its label.', 'aside'],
    ['Label', 'One word.', 'strong'],
    ['Sentence', 'What holds.'],
  ],
} satisfies Guidance<typeof Notice>;
