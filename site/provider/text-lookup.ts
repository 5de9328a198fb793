import { createIntl, type MessageFormatElement } from 'react-intl';
import type { BrandContent } from '../content/brands/schema.ts';
import type { DocumentTextId } from '../content/documents/index.ts';
import type { FaqTextId } from '../content/faq.ts';
import type { Locale, Localized } from '../i18n/locales.ts';
import type { MessageId } from '../i18n/messages/index.ts';

/** The id of a text: of a message, of a question and its answer, or of a document. */
export type TextId = MessageId | FaqTextId | DocumentTextId;

/** ICU strings by their id, or the same parsed at build. */
export type Texts = Readonly<Record<string, string>> | Record<string, MessageFormatElement[]>;

/** Looks a text up, or takes one that a landing says in both languages, and fills it in. */
export type TextLookup = (
  text: TextId | Localized,
  values?: Record<string, string | number>,
) => string;

/**
 * Makes `t(id, values?)`. `{product}` and `{brand}` are filled in everywhere. On pages `textFor` has
 * all texts, their spaces bound, and the figures of the claims ledger; an island brings the texts it
 * needs, to which the build has done the same. None of them is a landing's own.
 * @param figures what texts may name besides, formatted
 * @throws when a text or a value in one is missing: no visitor may see an id or a brace
 */
export function createTextLookup(
  brand: BrandContent,
  locale: Locale,
  texts: Texts,
  figures: Readonly<Record<string, string>> = {},
): TextLookup {
  const intl = createIntl({ locale, messages: texts, onError: refuse });
  const names = listNames(brand, locale, figures);
  return (text, values) =>
    String(intl.formatMessage({ id: String(text) }, { ...names, ...values }));
}

/** The names that every text may use, with their values. */
export function listNames(
  brand: BrandContent,
  locale: Locale,
  figures: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return { ...figures, product: brand.product[locale], brand: brand.name };
}

function refuse(error: Error): never {
  throw error;
}
