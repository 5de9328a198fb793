import type { Locale } from '../locales.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The id of a string shown to visitors, e.g. `costs.title`. A missing one fails the type check. */
export type MessageId = keyof typeof en;

export type Messages = Readonly<Record<MessageId, string>>;

/** Every user-visible string in ICU message syntax. `{product}` and `{brand}` are always available. */
export const messages: Readonly<Record<Locale, Messages>> = { en, de };
