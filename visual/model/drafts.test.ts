import { expect, test } from 'vitest';
import { parseDrafts } from './drafts.ts';

const DRAFT = {
  id: 'a',
  answer: 'accepted',
  why: 'New',
  before: null,
  after: null,
  replaces: null,
};
const FILE = { version: 4, report: 'b', drafts: [DRAFT] };

test('drafts are read as they were exported', () => {
  expect(parseDrafts(JSON.stringify(FILE), 'x.json')).toEqual(FILE);
});

const AGAIN = 'x.json has no drafts that can be applied. Export them from a report once more.';

test.each([
  ['{}', AGAIN],
  ['[]', AGAIN],
  [
    JSON.stringify({ ...FILE, drafts: [DRAFT, { ...DRAFT, why: '' }] }),
    `${AGAIN}\ndrafts.2.why: A decision needs a reason.`,
  ],
])('%s is refused', (text, reason) => {
  expect(() => parseDrafts(text, 'x.json')).toThrow(new Error(reason));
});

test('what is no JSON is refused as such', () => {
  expect(() => parseDrafts('Hello', 'x.json')).toThrow('x.json is not valid JSON');
});
