import { createIntl, type IntlConfig, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Locale, Localized } from '../i18n/locales.ts';
import type { MessageId } from '../i18n/messages/index.ts';

/** Messages by their ids, compiled, with the names and figures that they mention. An island has some of them. */
export type Texts = Partial<Record<MessageId, MessageFormatElement[]>>;

/**
 * What react-intl needs to know. Its types want every text, and it throws where one or a value is missing:
 * no visitor may see an id or a brace.
 */
export function configureIntl(locale: Locale, texts: Texts): IntlConfig {
  return { locale, messages: texts as Record<MessageId, MessageFormatElement[]>, onError: refuse };
}

/** The texts of a page, and those that came later. */
export function extendIntl(intl: IntlShape, texts: Texts): IntlShape {
  return createIntl({ ...intl, messages: Object.assign({}, texts, intl.messages) });
}

/**
 * Reads what a file of data says itself, a landing, a question or a document, in the language of the
 * page, and fills in what it names. A text in one language is in that one.
 */
export type Say = (text: Localized | string, values?: Readonly<Record<string, string>>) => string;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: Locale;
    }
  }
}

function refuse(error: Error): never {
  throw error;
}
