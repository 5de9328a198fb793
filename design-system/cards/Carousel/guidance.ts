import type { Guidance } from '../../guidance.ts';
import type { Carousel } from './Carousel.tsx';

export const guidance = {
  synonyms: {
    en: ['slider', 'slideshow', 'gallery', 'swiper'],
    de: ['Karussell', 'Bildwechsler', 'Galerie', 'Diashow'],
  },
  useWhen: [
    'Items of the same kind stand side by side and nobody has to see all of them: voices of clients on a phone.',
  ],
  useInstead: [
    ['Accordion', 'All of them matter.'],
    ['ReviewCard', 'There is room for three side by side.'],
    ['SliderField', 'A number is chosen.'],
  ],
  do: { caption: 'Arrows with names. At an end the arrow rests.', shown: [{}] },
  dont: {
    caption: 'One slide: nothing to turn.',
    shown: [{ slides: [{ key: 'one', content: 'The only one.' }] }],
  },
  words: [['The arrows say of what they show the next.', 'Next voice', 'Nächste Stimme']],
  keyboard: [
    ['Tab', 'Reaches the window, then its arrows.'],
    ['Arrow keys', 'Scroll to the next or previous slide.'],
    ['Enter, Space', 'Press an arrow. It never turns by itself.'],
  ],
  anatomy: [
    ['Window', 'Scrolls by finger and wheel, without JavaScript too.', '[role="region"]'],
    ['Slides', 'A list; on paper all of it.', 'li'],
    ['Arrows', 'Only where a script can move the slides.', 'button'],
  ],
} satisfies Guidance<typeof Carousel>;
