import { expect, test } from 'vitest';
import { describeMergeConflict } from './merge-conflict.ts';
import { parseJsonFile } from './parse-json.ts';

test.each([
  ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}', 'x.json:2 has a merge conflict'],
  ['{\r\n"a": 1\r\n=======\r\n"a": 2}', 'x.json:3 has a merge conflict'],
  ['{\n"a": 1\n>>>>>>> other\n}', 'x.json:3 has a merge conflict'],
])('the markers in %j are named', (text, message) => {
  expect(describeMergeConflict(text, 'x.json')).toContain(message);
  expect(() => parseJsonFile(text, 'x.json')).toThrow(message);
});

test.each(['{"a": "<<<<<<< HEAD"}', '{"a":\n"======="}', ''])('%j has none', (text) => {
  expect(describeMergeConflict(text, 'x.json')).toBeUndefined();
});
