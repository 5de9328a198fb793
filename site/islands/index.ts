import type { MessageFormatElement } from 'react-intl';
import type { IslandName } from '../island-messages.ts';
import type { Locale } from '../locales.ts';
import type { View } from './island.tsx';

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
    load: async () => (await import('../sections/Comparison/Calculator.tsx')).Calculator,
    messages: {
      en: () => import('virtual:island-messages/comparison/en'),
      de: () => import('virtual:island-messages/comparison/de'),
    },
  },
};
