import { claimFigures } from './claim-figures.ts';
import type { Locale } from './locales.ts';
import { messages } from './messages/index.ts';

/** The messages of each island are those whose id starts with this. */
const ISLAND_MESSAGES = {
  comparison: 'comparison.calculator.',
  pensionGap: 'pensionGap.calculator.',
} as const;

export type IslandName = keyof typeof ISLAND_MESSAGES;

/** The same with the parts of islands that load when they are opened. */
export const MESSAGE_SETS = {
  ...ISLAND_MESSAGES,
  layers: 'comparison.layer.',
  own: 'comparison.own.',
  assumptions: 'comparison.assumption.',
  takeAway: 'comparison.takeAway.',
} as const;

/**
 * What an island or a part of one says, in ICU syntax by message id. Figures of the claims ledger are
 * written out, so that the ledger stays at home.
 */
export function islandMessages(
  set: keyof typeof MESSAGE_SETS,
  locale: Locale,
): Record<string, string> {
  const figures = claimFigures(locale);
  const own = Object.entries(messages[locale]).filter(([id]) => id.startsWith(MESSAGE_SETS[set]));
  return Object.fromEntries(
    own.map(([id, text]) => [
      id,
      text.replaceAll(/\{(\w+)\}/g, (argument, name) => figures[name] ?? argument),
    ]),
  );
}
