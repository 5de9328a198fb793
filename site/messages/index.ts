import { mapValues } from '../calculation/map-values.ts';
import type { Locale } from '../locales.ts';
import { withBoundSpaces } from './bound-spaces.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The id of a string shown to visitors, e.g. `costs.title`. A missing one fails the type check. */
export type MessageId = keyof typeof en;

export type Messages = Readonly<Record<MessageId, string>>;

/** The messages as their files hold them, for what writes these files. */
export const writtenMessages: Readonly<Record<Locale, Messages>> = { en, de };

/** Every user-visible string in ICU message syntax. `{product}` and `{brand}` are always available. */
export const messages = mapValues(writtenMessages, (texts) => mapValues(texts, set));

function set(text: string, id: string): string {
  // The specification gives these word for word, with plain spaces.
  const isVerbatim = id.startsWith('comparison.calculator.error.');
  return isVerbatim ? text : withBoundSpaces(text);
}
