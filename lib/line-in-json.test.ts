import { expect, test } from 'vitest';
import { findLineInJson } from './line-in-json.ts';

const SOURCE = `{
  "start": {
    "answer": {
      "de": ["Ja.", "Nein."],
      "a.b": [
        "one",
        "two"
      ]
    }
  }
}`;

test.each([
  [['start', 'answer', 'de', 1], 4],
  [['start', 'answer', 'a.b', 1], 7],
  // What is not there stands where it is missing.
  [['start', 'answer', 'en'], 3],
  [['start', 'question'], 2],
  [['stop'], 1],
])('the line of %j', (path, line) => {
  expect(findLineInJson(SOURCE, path)).toBe(line);
});

test('a text without parts has its first line', () => {
  expect(findLineInJson('', ['start'])).toBe(1);
});
