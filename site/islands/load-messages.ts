import { messageLoaders } from 'virtual:island-messages';
import type { Locale } from '../i18n/locales.ts';
import type { Texts } from '../provider/texts.ts';
import type { MessageSet } from './message-sets.ts';

/** Loads sets of messages in a language, as one. */
export async function loadMessages(locale: Locale, ...sets: MessageSet[]): Promise<Texts> {
  const loaded = await Promise.all(sets.map((set) => messageLoaders[set][locale]()));
  return Object.assign({}, ...loaded.map((messages) => messages.default));
}
