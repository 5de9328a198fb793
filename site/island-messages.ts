import type { Locale } from './locales.ts';
import { messages } from './messages/index.ts';

/** The messages of each island are those whose id starts with this. */
export const ISLAND_MESSAGES = {
  comparison: 'comparison.calculator.',
  pensionGap: 'pensionGap.calculator.',
} as const;

export type IslandName = keyof typeof ISLAND_MESSAGES;

/** What an island says, in ICU syntax by message id. */
export function islandMessages(island: IslandName, locale: Locale): Record<string, string> {
  const own = Object.entries(messages[locale]).filter(([id]) =>
    id.startsWith(ISLAND_MESSAGES[island]),
  );
  return Object.fromEntries(own);
}
