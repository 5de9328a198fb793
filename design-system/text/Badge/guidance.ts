import { Leaf } from 'lucide';
import type { Guidance } from '../../guidance.ts';
import type { Badge } from './Badge.tsx';

export const guidance = {
  synonyms: {
    en: ['tag', 'label', 'pill', 'chip', 'status'],
    de: ['Marke', 'Etikett', 'Kennzeichen', 'Abzeichen'],
  },
  useWhen: ['One property sets a thing apart from the others beside it, as ESG does a portfolio.'],
  useInstead: [
    ['Button', 'It can be clicked.'],
    ['NameTag', 'It names a person.'],
  ],
  do: { caption: 'A word or two behind the heading.', shown: [{ icon: Leaf, children: 'ESG' }] },
  dont: {
    caption: 'A sentence, or a badge on everything.',
    shown: [{ icon: Leaf, children: 'Now even more sustainable' }],
  },
  words: [['The property, no praise.', 'ESG', 'ESG']],
  keyboard: [],
  anatomy: [
    ['Pill', 'No edge, no shadow: it is no button.', '.MuiChip-root'],
    ['Icon', 'Decoration.', 'svg'],
    ['Word', 'Read with the heading before it.', '.MuiChip-label'],
  ],
} satisfies Guidance<typeof Badge>;
