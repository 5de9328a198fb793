import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapValues } from '../../lib/objects.ts';
import { formatClaims } from '../content/claims/format-claims.ts';
import { bindTexts } from '../i18n/bind-spaces.ts';
import type { Locale } from '../i18n/locales.ts';
import { mapMessage } from '../i18n/map-message.ts';
import { messages } from '../i18n/messages/index.ts';
import { noteText } from '../i18n/record-texts.ts';
import { MESSAGE_SETS, type MessageSet } from './message-sets.ts';

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
