import { Minus } from 'lucide';
import type { Guidance } from '../../guidance.ts';
import type { IconButton } from './IconButton.tsx';

export const guidance = {
  synonyms: {
    en: ['icon button', 'close button', 'stepper button'],
    de: ['Symbolknopf', 'Schließen', 'Kreuz'],
  },
  useWhen: ['Everybody knows the icon, and its place says what it is about: close, less, more.'],
  useInstead: [
    ['Button', 'The icon has to be guessed.'],
    ['Tooltip', 'It opens a sentence of help.'],
  ],
  do: {
    caption: 'An icon that has one meaning, with a name that says what it changes.',
    shown: [{ icon: Minus, variant: 'outlined', 'aria-label': 'Less: monthly contribution' }],
  },
  dont: {
    caption: 'The same with a name that says nothing where it is read alone.',
    shown: [{ icon: Minus, variant: 'outlined', 'aria-label': 'Icon' }],
  },
  words: [
    [
      'The name says what it does and to what.',
      'Less: monthly contribution',
      'Weniger: Monatsbeitrag',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches it, also while it is loading.'],
    ['Enter, Space', 'Press it.'],
  ],
  anatomy: [
    ['Target', 'As large as a finger in both directions, whatever is drawn in it.', 'button'],
    ['Icon', 'In the colour of the text around it, or of an action in a ring.', 'svg'],
    ['Spinner', 'In the place of the icon while it is loading.'],
  ],
} satisfies Guidance<typeof IconButton>;
