import { TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { compileMessage } from './compile-message.ts';

test('a message of names alone becomes one text, which costs react-intl nothing', () => {
  expect(compileMessage('{product} by {brand}', { product: 'Pension', brand: 'us' })).toEqual([
    { type: TYPE.literal, value: 'Pension by us' },
  ]);
});

test('names are filled in within choices too', () => {
  const message = '{years, plural, one {# year} other {# years with {brand}}}';
  expect(JSON.stringify(compileMessage(message, { brand: 'us' }))).toContain('" years with us"');
});
