import { expect, test } from 'vitest';
import { undecided } from './check.ts';
import { chained, type Unchained } from './decisions.ts';

const ID = 'components-button--plain.en-480';
const hash = (digit: string) => digit.repeat(64);

const accepted: Unchained = {
  story: 'components-button--plain',
  mode: 'en-480',
  verdict: 'accepted',
  before: null,
  after: hash('a'),
  capture: hash('b'),
  who: 'Quinn <quinn@example.org>',
  when: '2026-01-15T09:00:00.000Z',
  why: 'First pictures',
  commit: 'abc',
};

test('a baseline that somebody accepted is fine', () => {
  expect(undecided(new Map([[ID, hash('a')]]), chained([accepted], null))).toEqual(new Map());
});

test.each([
  ['without a decision', new Map([[ID, hash('a')]]), [], /no decision/],
  ['that is not the accepted one', new Map([[ID, hash('c')]]), [accepted], /not the picture/],
  ['that was accepted and is missing', new Map<string, string>(), [accepted], /missing/],
  [
    'that is back after its removal was accepted',
    new Map([[ID, hash('a')]]),
    [accepted, { ...accepted, before: hash('a'), after: null, capture: null }],
    /is back/,
  ],
])('a baseline %s is a problem', (_what, baselines, entries, message) => {
  expect(undecided(baselines, chained(entries, null)).get(ID)).toMatch(message);
});
