import { expect, test } from 'vitest';
import { parseJsonFile } from './parse-json.ts';
import { listTwice } from './twice-in-json.ts';

test('what an object has twice is named with its line', () => {
  const json = '{"a": [{"b": 1,\n"b": 2}],\n"c": {"a": 1, "b": {}},\n"__proto__": 1, "a": 3}';
  expect(listTwice(json)).toEqual([
    { line: 2, place: 'a.1.b' },
    { line: 4, place: 'a' },
  ]);
});

test('a file that has something twice is refused', () => {
  expect(() => parseJsonFile('{"hero": {"title": 1,\n"title": 2}}', 'x.json')).toThrow(
    'x.json:2: hero.title is there twice. Remove one of the two.',
  );
  expect(parseJsonFile('[{"a": 1}, {"a": 1}]', 'x.json')).toEqual([{ a: 1 }, { a: 1 }]);
});
