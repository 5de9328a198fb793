import type { Guidance } from '../../guidance.ts';
import type { SliderField } from './SliderField.tsx';

export const guidance = {
  synonyms: {
    en: ['slider', 'range', 'range input', 'knob'],
    de: ['Regler', 'Schieberegler', 'Schieber'],
  },
  useWhen: [
    'A number is chosen by feel, and what it does is seen meanwhile: contribution, age, return.',
    'Every value within the bounds makes sense, and the bounds themselves are known.',
  ],
  useInstead: [
    ['CurrencyField', 'Only the exact number matters, as for an income.'],
    ['NumberField', 'More than about six numbers stand together.'],
    ['SegmentedControl', 'There are few steps, each with a name.'],
  ],
  do: {
    caption: 'Steps that people think in. The value can be clicked and typed exactly.',
    shown: [{ step: 50 }],
  },
  dont: {
    caption: 'A step of one over a range of thousands: the thumb cannot hit a round amount.',
    shown: [{ step: 1, defaultValue: 297 }],
  },
  words: [
    ['The value is read with its unit.', '300 €', '300 €'],
    [
      'The buttons say what they change, not only “less”.',
      'Less: monthly contribution',
      'Weniger: Monatsbeitrag',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the slider; buttons and value are no further stops.'],
    ['Arrow keys', 'Move by one step, to where they point in right-to-left languages too.'],
    ['Page Up, Page Down, Shift with an arrow', 'Move by five steps.'],
    ['Home, End', 'Go to the bounds.'],
    ['A digit, Enter', 'Opens the field for typing; Enter takes what was typed, Esc does not.'],
  ],
  anatomy: [
    ['Label', 'With its hint.', 'label'],
    [
      'Value',
      'In large figures with its unit; a click makes a field of it.',
      '[data-part="figure"]',
    ],
    ['Less, more', 'A step for those who find a thumb hard to hit.', 'button[data-variant]'],
    [
      'Rail',
      'The part up to the thumb is filled. A tap or a movement along it sets the value. A finger that scrolls the page over it leaves the value as it was, and so do two that zoom.',
      '[class*="MuiSlider-root"]',
    ],
    [
      'Message',
      'The range, when something beyond it was typed; and that a text is not one number, which changes nothing.',
      '[id$="error"]',
    ],
  ],
  drawn: { defaultValue: 100, error: 'Please select at least 100,00 €.' },
} satisfies Guidance<typeof SliderField>;
