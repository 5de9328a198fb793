import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../i18n/locales.ts';
import type { View } from './island.tsx';
import type { IslandName } from './island-messages.ts';

interface IslandLoader {
  /** Brings the island: its view takes the props that the page carries. */
  load: () => Promise<{ island: IslandName; view: View<never> }>;
  /** Brings its messages in a language. */
  messages: Record<Locale, () => Promise<{ default: Record<string, MessageFormatElement[]> }>>;
}

/**
 * The table of islands: the parts of a page that need React in the browser, each with the imports
 * that it consists of. Nothing here is loaded before an island wakes.
 */
export const islandLoaders: Record<IslandName, IslandLoader> = {
  comparison: {
    load: async () => (await import('../calculator/comparison/Calculator.tsx')).Calculator,
    messages: {
      en: () => import('virtual:island-messages/comparison/en'),
      de: () => import('virtual:island-messages/comparison/de'),
    },
  },
  pensionGap: {
    load: async () => (await import('../calculator/pension-gap/GapCalculator.tsx')).GapCalculator,
    messages: {
      en: () => import('virtual:island-messages/pensionGap/en'),
      de: () => import('virtual:island-messages/pensionGap/de'),
    },
  },
};
