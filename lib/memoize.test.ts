import { expect, test, vi } from 'vitest';
import { memoize, memoizeByObject } from './memoize.ts';

test('what is asked for again is not made again', () => {
  const make = vi.fn(() => ({}));
  const memory = memoize<object>(2);
  expect(memory('a', make)).toBe(memory('a', make));
  expect(make).toHaveBeenCalledOnce();
});

test('what was not used for longest is forgotten', () => {
  const made: string[] = [];
  const memory = memoize<string>(2);
  const ask = (key: string) =>
    memory(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('what is large takes the room of several', () => {
  const memory = memoize<string>(6, ({ length }) => length);
  const isKept = (key: string, value: string) => {
    const make = vi.fn(() => value);
    memory(key, make);
    return make.mock.calls.length === 0;
  };
  isKept('a', 'four');
  isKept('b', '22');
  expect(isKept('a', 'four')).toBe(true);
  isKept('c', '1');
  expect(isKept('a', 'four')).toBe(true);
  expect(isKept('c', '1')).toBe(true);
  expect(isKept('b', '22')).toBe(false);
});

test('what is made as undefined is not made again', () => {
  const make = vi.fn(() => undefined);
  const memory = memoize<undefined>(2);
  memory('a', make);
  memory('a', make);
  expect(make).toHaveBeenCalledOnce();
});

test('a function works once for each object', () => {
  const make = vi.fn(() => undefined);
  const once = memoizeByObject(make);
  const [a, b] = [{}, {}];
  for (const key of [a, b, a]) once(key);
  expect(make.mock.calls).toEqual([[a], [b]]);
});
