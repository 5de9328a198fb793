import { keysOf } from '../../lib/objects.ts';
import type { Brand } from '../../tokens/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { getPageTexts } from '../provider/page-texts.ts';
import type { Texts } from '../provider/texts.ts';
import { MESSAGE_SETS, type MessageSet } from './message-sets.ts';

/** The messages of an island or of a part of one, compiled: of all that the pages say, those it shows. */
export function pickIslandMessages(set: MessageSet, brand: Brand, locale: Locale): Texts {
  const { texts } = getPageTexts(brand, locale);
  const own = keysOf(texts).filter((id) => id.startsWith(MESSAGE_SETS[set]));
  return Object.fromEntries(own.map((id) => [id, texts[id]]));
}
