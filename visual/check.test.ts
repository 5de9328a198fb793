import { expect, test } from 'vitest';
import { undecided } from './check.ts';
import { chained } from './decisions.ts';
import { hashOf as hash, unchainedOf } from './report-examples.ts';

const ID = 'components-button--plain.en-480';
const accepted = unchainedOf();

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
