import type { IntlConfig, MessageFormatElement } from 'react-intl';
import type { DocumentTextId } from '../content/documents/index.ts';
import type { FaqTextId } from '../content/faq.ts';
import type { Locale, Localized } from '../i18n/locales.ts';
import type { MessageId } from '../i18n/messages/index.ts';

/** The id of a text: of a message, of a question and its answer, or of a document. */
export type TextId = MessageId | FaqTextId | DocumentTextId;

/** Texts by their ids, compiled, with the names and figures that they mention. An island has some of them. */
export type Texts = Partial<Record<TextId, MessageFormatElement[]>>;

/**
 * What react-intl needs to know. Its types want every text, and it throws where one or a value is missing:
 * no visitor may see an id or a brace.
 */
export function configureIntl(locale: Locale, texts: Texts): IntlConfig {
  return { locale, messages: texts as Record<TextId, MessageFormatElement[]>, onError: refuse };
}

/** Reads what a landing says itself, in the language of the page, and fills in what it names. */
export type Say = (text: Localized, values?: Readonly<Record<string, string>>) => string;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: TextId;
    }
    interface IntlConfig {
      locale: Locale;
    }
  }
}

function refuse(error: Error): never {
  throw error;
}
