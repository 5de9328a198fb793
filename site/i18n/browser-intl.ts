import { type Formatters, formatToParts } from 'intl-messageformat';
import type { MessageFormatElement } from 'react-intl';

interface Config {
  locale: string;
  messages: Readonly<Record<string, MessageFormatElement[]>>;
}

/**
 * Stands for `react-intl` in the browser's build: the part of `createIntl` that our islands use. The
 * whole brings a parser and the formats of dates, lists, durations and relative times along.
 */
export function createIntl({ locale, messages }: Config) {
  return {
    /** @throws when the text or a value in it is missing */
    formatMessage({ id }: { id: string }, values: Record<string, string | number>): string {
      const message = messages[id];
      if (!message) throw new Error(`There is no text "${id}" in "${locale}".`);
      const parts = formatToParts(message, locale, FORMATTERS, NO_NAMED_STYLES, values);
      return parts.map(({ value }) => value).join('');
    },
  };
}

/** Made anew for each text that counts something: there are few. */
const FORMATTERS: Formatters = {
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
};

const NO_NAMED_STYLES = { number: {}, date: {}, time: {} };
