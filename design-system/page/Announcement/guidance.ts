import type { Guidance } from '../../guidance.ts';
import type { Announcement } from './Announcement.tsx';

export const guidance = {
  synonyms: {
    en: ['banner', 'promo bar', 'top bar', 'notification', 'toast'],
    de: ['Ankündigung', 'Hinweisleiste', 'Meldung'],
  },
  useWhen: [
    'Something passes: a webinar, a date, a version of the page that only the team sees. Visitors can close it.',
  ],
  useInstead: [
    ['Notice', 'It stays true and has to be known.'],
    ['FieldError', 'A field needs a message.'],
  ],
  do: { caption: 'What, when, and one link.', shown: [{}] },
  dont: {
    caption: 'Advertising that nobody asked for, with a hurry that is invented.',
    shown: [
      {
        label: 'Offer',
        children: 'Only a few places left! Hurry up and save your place right now!',
      },
    ],
  },
  words: [
    [
      'One line on a phone; date before adjective.',
      'Live on Thursday: how private pensions are taxed.',
      'Donnerstag live: So werden private Renten besteuert.',
    ],
    [
      'The button says what it closes.',
      'Close the note about the webinar',
      'Hinweis auf das Webinar schließen',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the link, then the button.'],
    ['Enter, Space', 'Close it; the focus goes on with the page.'],
  ],
  anatomy: [
    ['Strip', 'Above the header, a region with a name.', 'aside'],
    ['Words', 'With one link.', 'aside p'],
    ['Button', 'Closes it, for good.', 'aside button'],
  ],
} satisfies Guidance<typeof Announcement>;
