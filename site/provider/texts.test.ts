import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { fillNames } from '../i18n/fill-names.ts';
import { configureIntl } from './texts.ts';

const { formatMessage } = createIntl(
  configureIntl('en', {
    'faq.title': fillNames(parse('Ask {brand} about {topic}'), { brand: 'us' }),
  }),
);

test('a text has the names and the values that it mentions', () => {
  expect(formatMessage({ id: 'faq.title' }, { topic: 'pensions' })).toBe('Ask us about pensions');
});

test('a text or a value that is missing is an error', () => {
  expect(() => formatMessage({ id: 'faq.lead' })).toThrow('"faq.lead" for locale "en"');
  expect(() => formatMessage({ id: 'faq.title' })).toThrow('"topic" was not provided');
});
