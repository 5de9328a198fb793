import { expect, test } from 'vitest';
import { readBase } from './base.ts';

test.each([
  ['/', '/'],
  ['/my-repo/', '/my-repo/'],
  ['/my-repo', '/my-repo/'],
  ['my-repo', '/my-repo/'],
  ['a/b.c/de', '/a/b.c/de/'],
])('%o begins at %s', (value, base) => {
  expect(readBase(value)).toBe(base);
});

test.each([
  ...[
    '',
    ' ',
    '/a b/',
    'https://example.com/',
    '//example.com/',
    '/a//b/',
    './',
    '../',
    '/a/../b/',
  ],
  ...['/.hidden/', '/ä/', '/%C3%A4/', '/a?b/', '/a#b/', '\\a\\', '/a"b/', '/{x}/', '/$x/', '/a\n/'],
])('%o is refused', (value) => {
  expect(() => readBase(value)).toThrow('Write it as /my-repo/');
});
