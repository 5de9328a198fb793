import type { ReactNode } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { IslandName } from '../island-messages.ts';
import type { Locale } from '../locales.ts';

interface IslandLoader {
  /** Brings its view. */
  view: () => Promise<(props: never) => ReactNode>;
  /** Brings its messages in a language. */
  messages: Record<Locale, () => Promise<{ default: Record<string, MessageFormatElement[]> }>>;
}

/**
 * The table of islands: the parts of a page that need React in the browser, each with the imports
 * that it consists of. Nothing here is loaded before an island wakes.
 */
export const islandLoaders = {
  comparison: {
    view: async () => (await import('../sections/Comparison/Calculator.tsx')).Calculator,
    messages: {
      en: () => import('virtual:island-messages/comparison/en'),
      de: () => import('virtual:island-messages/comparison/de'),
    },
  },
} satisfies Record<IslandName, IslandLoader>;

/** The props of an island's view; they travel in the page as JSON. */
export type IslandProps<N extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islandLoaders)[N]['view']>>
>[0];
