import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { fillNames } from './fill-names.ts';

test('a message of names alone becomes one text, which costs react-intl nothing', () => {
  expect(fillNames(parse('{product} by {brand}'), { product: 'Pension', brand: 'us' })).toEqual([
    { type: TYPE.literal, value: 'Pension by us' },
  ]);
});

test('names are filled in within choices too', () => {
  const message = '{years, plural, one {# year} other {# years with {brand}}}';
  expect(JSON.stringify(fillNames(parse(message), { brand: 'us' }))).toContain('" years with us"');
});
