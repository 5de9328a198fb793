import { messageLoaders } from 'virtual:part-messages';
import type { Locale } from '../i18n/locales.ts';
import type { Texts } from '../provider/texts.ts';
import type { PartName } from './message-sets.ts';

/** Loads the messages of parts of islands in a language, as one. */
export async function loadMessages(locale: Locale, ...parts: PartName[]): Promise<Texts> {
  const loaded = await Promise.all(parts.map((part) => messageLoaders[part][locale]()));
  return Object.assign({}, ...loaded.map((messages) => messages.default));
}
