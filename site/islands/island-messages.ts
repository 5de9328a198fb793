import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { keysOf, mapValues } from '../../lib/objects.ts';
import { formatClaims } from '../content/claims/format-claims.ts';
import { bindTexts } from '../i18n/bind-spaces.ts';
import type { Locale } from '../i18n/locales.ts';
import { mapMessage } from '../i18n/map-message.ts';
import { messages } from '../i18n/messages/index.ts';
import { noteText } from '../i18n/record-texts.ts';

/** The messages of each island are those whose id starts with this. */
const ISLAND_MESSAGES = {
  comparison: 'comparison.calculator.',
  pensionGap: 'pensionGap.calculator.',
} as const;

export type IslandName = keyof typeof ISLAND_MESSAGES;

export const ISLAND_NAMES = keysOf(ISLAND_MESSAGES);

/** The same with the parts of islands that load when they are opened. */
export const MESSAGE_SETS = {
  ...ISLAND_MESSAGES,
  details: 'comparison.detail.',
  custom: 'comparison.custom.',
  assumptions: 'comparison.assumption.',
  export: 'comparison.export.',
} as const;

export type MessageSet = keyof typeof MESSAGE_SETS;

/**
 * The messages of an island or of a part of one, by id, parsed at build so that no parser ships.
 * Figures of the claims ledger are filled in, so that the ledger does not ship either.
 */
export function parseIslandMessages(
  set: MessageSet,
  locale: Locale,
): Record<string, MessageFormatElement[]> {
  const figures = formatClaims(locale);
  const all = Object.entries(messages[locale]);
  const own = all.filter(([id]) => id.startsWith(MESSAGE_SETS[set]));
  for (const [id] of own) noteText(locale, id);
  const filled = (element: MessageFormatElement) => {
    const value = element.type === TYPE.argument ? figures[element.value] : undefined;
    return value === undefined ? element : { type: TYPE.literal as const, value };
  };
  return mapValues(bindTexts(Object.fromEntries(own)), (text) => mapMessage(parse(text), filled));
}
