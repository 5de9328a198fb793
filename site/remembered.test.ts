import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('what is asked for again is not made again', () => {
  const make = vi.fn(() => ({}));
  const memory = remembered<object>(2);
  expect(memory('a', make)).toBe(memory('a', make));
  expect(make).toHaveBeenCalledOnce();
});

test('what was not used for longest is forgotten', () => {
  const made: string[] = [];
  const memory = remembered<string>(2);
  const ask = (key: string) =>
    memory(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
