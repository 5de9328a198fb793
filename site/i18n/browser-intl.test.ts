import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { parseIslandMessages } from '../islands/island-messages.ts';
import { MESSAGE_SETS } from '../islands/message-sets.ts';
import { createIntl as createIntlInBrowser } from './browser-intl.ts';
import { LOCALES } from './locales.ts';

const SETS = keysOf(MESSAGE_SETS).flatMap((set) => LOCALES.map((locale) => [set, locale] as const));

test.each(SETS)('the texts of %s in %s read as react-intl writes them', (set, locale) => {
  const messages = parseIslandMessages(set, locale);
  const whole = createIntl({ locale, messages });
  const own = createIntlInBrowser({ locale, messages });
  for (const [id, message] of Object.entries(messages))
    for (const count of [0, 1, 2, 1234.5]) {
      const values = makeValues(message, count);
      expect(own.formatMessage({ id }, values)).toBe(whole.formatMessage({ id }, values));
    }
});

test('a text or a value that is missing is an error', () => {
  const message = [{ type: TYPE.argument as const, value: 'name' }];
  const { formatMessage } = createIntlInBrowser({ locale: 'en', messages: { greeting: message } });
  expect(() => formatMessage({ id: 'farewell' }, {})).toThrow('no text "farewell" in "en"');
  expect(() => formatMessage({ id: 'greeting' }, {})).toThrow('"name" was not provided');
});

/** A value for every argument: a number, or the first choice where a text chooses. */
function makeValues(message: readonly MessageFormatElement[], count: number) {
  const values: Record<string, string | number> = {};
  for (const element of message) {
    if ('value' in element && element.type !== TYPE.literal) values[element.value] = count;
    if (!('options' in element)) continue;
    if (element.type === TYPE.select) values[element.value] = keysOf(element.options)[0] ?? '';
    for (const { value } of Object.values(element.options))
      for (const [name, inner] of Object.entries(makeValues(value, count))) values[name] ??= inner;
  }
  return values;
}
