import { expect, test } from 'vitest';
import { parseJsonFile } from './parse-json.ts';

test.each([
  ['{\n  "a": [,\n    1]\n}', "x.json is not valid JSON: Unexpected token ',' (line 2 column 9)"],
  [
    '{\n  "a": 1\n  "b": 2\n}',
    "x.json is not valid JSON: Expected ',' or '}' after property value (line 3 column 3)",
  ],
  ['{ "a": { }', 'x.json is not valid JSON: '],
  [
    '\uFEFF{}',
    'x.json is not valid JSON: it begins with a byte order mark. Save it as UTF-8 without one.',
  ],
])('of the text %j the line is said that is not JSON', (text, message) => {
  expect(() => parseJsonFile(text, 'x.json')).toThrow(message);
});
