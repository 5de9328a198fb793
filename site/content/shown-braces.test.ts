import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { showsBrace } from '../i18n/shows-brace.ts';
import { listShownBraces } from './shown-braces.ts';

test.each(['{product}} is good', "a '{' b", "'{product}'", '{n, plural, one {a}} other {b}} c'])(
  '%s shows a brace',
  (text) => {
    let isRefused: boolean;
    try {
      isRefused = showsBrace(parse(text));
    } catch {
      isRefused = true;
    }
    expect(isRefused).toBe(true);
  },
);

test.each(['{product} is good', '{n, plural, one {a} other {{n} b}}', '<b>{brand}</b>’s'])(
  '%s shows none',
  (text) => expect(showsBrace(parse(text))).toBe(false),
);

test('no message and no question shows one', () => {
  expect(listShownBraces()).toEqual([]);
});
