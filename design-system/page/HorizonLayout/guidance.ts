import type { Guidance } from '../../guidance.ts';
import type { HorizonLayout } from './HorizonLayout.tsx';

export const guidance = {
  synonyms: {
    en: ['error page', '404', 'empty state', 'thank you page'],
    de: ['Fehlerseite', 'Leere Seite', 'Dankeseite'],
  },
  useWhen: ['A page has a sentence and one way on: not found, offline, thanks.'],
  useInstead: [
    ['Article', 'There is text to read.'],
    ['Banner', 'It is the first view of a landing.'],
  ],
  do: { caption: 'What happened, and the way on.', shown: [{}] },
  dont: { caption: 'A code, and no way on.', shown: [{ children: 'Error 404' }] },
  words: [
    ['Say what is the case, in plain words.', 'There is no page here', 'Hier ist keine Seite'],
  ],
  keyboard: [['Tab', 'Reaches what is put into it.']],
  anatomy: [
    ['Sky', 'Words and actions.', 'h1'],
    ['Hills', 'At the foot of the screen, as wide as the window.', 'picture'],
  ],
} satisfies Guidance<typeof HorizonLayout>;
