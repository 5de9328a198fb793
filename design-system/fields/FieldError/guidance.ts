import type { Guidance } from '../../guidance.ts';
import type { FieldError } from './FieldError.tsx';

export const guidance = {
  synonyms: {
    en: ['error message', 'validation', 'form error', 'alert'],
    de: ['Fehler', 'Fehlermeldung', 'Hinweis am Feld'],
  },
  useWhen: [
    'A field of your own making needs a message. Our fields have theirs: pass them `error`.',
  ],
  useInstead: [
    ['Notice', 'Something holds for the whole page.'],
    ['Tooltip', 'A word needs an explanation before anything went wrong.'],
  ],
  do: {
    caption: 'What is missing and how to go on.',
    shown: [{ children: 'Please select a valid age.' }],
  },
  dont: {
    caption: 'Blames, and leaves the reader alone.',
    shown: [{ children: 'Error 422: invalid value!' }],
  },
  words: [
    [
      'One sentence that begins with what to do.',
      'Please select a valid age.',
      'Bitte wähle ein gültiges Alter.',
    ],
    [
      'Ranges with both ends and the unit.',
      'Possible are 100 € to 2.500 €.',
      'Möglich sind 100 € bis 2.500 €.',
    ],
  ],
  keyboard: [],
  anatomy: [
    [
      'Place',
      'Always there, so that the message is announced; empty it takes no room.',
      '[role="alert"]',
    ],
    ['Icon', 'Says “error” to those who do not see red.', 'svg'],
    ['Words', 'In the size of a note.', 'span'],
  ],
} satisfies Guidance<typeof FieldError>;
