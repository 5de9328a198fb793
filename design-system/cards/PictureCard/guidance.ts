import type { Guidance } from '../../guidance.ts';
import type { PictureCard } from './PictureCard.tsx';

export const guidance = {
  synonyms: {
    en: ['card', 'link card', 'teaser', 'tile', 'persona'],
    de: ['Karte', 'Kachel', 'Teaser', 'Bildkarte'],
  },
  useWhen: [
    'Several pages are offered side by side, and a picture tells them apart faster than words.',
  ],
  useInstead: [
    ['TextLink', 'There is no picture that belongs to each.'],
    ['Button', 'One page is the next step.'],
  ],
  do: { caption: 'Who it is for, and what they get, in one line.', shown: [{}] },
  dont: {
    caption: 'A title that needs its text, and a text that says nothing.',
    shown: [
      {
        title: 'For you',
        text: 'Learn more about our attractive offers and everything that we can do for you today.',
        actionLabel: 'Click here',
      },
    ],
  },
  words: [
    ['The title names the reader.', 'Employees', 'Angestellte'],
    [
      'One sentence, their problem or their gain.',
      'For the gap that the state pension leaves.',
      'Für die Lücke, die die gesetzliche Rente lässt.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the card as one link; the ring goes round all of it.'],
    ['Enter', 'Follows it.'],
  ],
  anatomy: [
    ['Picture', 'A `CardScene`; decoration, never covered.', 'img'],
    ['Title', 'A link reads “Continue, Employees”.', 'h3'],
    ['Sentence', 'One.', 'p'],
    ['Arrow', 'Always seen; with room, its words beside it.', 'a svg'],
  ],
} satisfies Guidance<typeof PictureCard>;
