import type { Guidance } from '../../../../design-system/guidance.ts';
import type { PriceTiers } from './PriceTiers.tsx';

export const guidance = {
  synonyms: {
    en: ['pricing', 'price', 'fee', 'tiers', 'plans'],
    de: ['Preis', 'Preise', 'Gebühr', 'Staffel', 'Kosten'],
  },
  useWhen: ['The price is the message: one number, with those that follow for larger amounts.'],
  useInstead: [
    ['Table', 'Prices are compared with those of others.'],
    ['StackedBars', 'A price consists of parts.'],
  ],
  do: { caption: 'The price that most people pay is the largest.', shown: [{}] },
  dont: {
    caption: 'The lowest price first, which few ever reach.',
    shown: [
      {
        main: { value: '0,49', caption: 'from 500.000 € onwards' },
        others: [{ values: ['0,69'], caption: 'otherwise' }],
      },
    ],
  },
  words: [
    ['When it applies, as a condition.', 'from 250.000 € onwards', 'ab 250.000 €'],
    ['For which time.', 'per year', 'im Jahr'],
  ],
  keyboard: [],
  anatomy: [
    ['Numeral', 'As large as the page allows, the sun behind it.', '[data-part="numeral"]'],
    ['Later prices', 'On the same horizon.', '[data-part="price"]'],
    ['More', 'The sum of the prices, where there is one.'],
  ],
} satisfies Guidance<typeof PriceTiers>;
