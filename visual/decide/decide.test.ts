import { expect, test } from 'vitest';
import { makeDecision, makeImage, makeReport, makeResult } from '../results/report.fixture.ts';
import { isRed } from '../results/status.ts';
import { keepRejections } from './decide.ts';

const shown = makeResult({ after: makeImage('b') });
const last = makeReport([{ ...shown, decision: makeDecision('rejected') }]);

test('a rejection in the last report is kept for the same picture, which stays red', () => {
  const [same] = keepRejections([shown], last);
  expect(same?.decision).toEqual(makeDecision('rejected'));
  expect(same && isRed(same)).toBe(true);
});

test.each([
  ['another picture', makeResult({ after: makeImage('c') })],
  ['a picture that matches the accepted one again', { ...shown, status: 'equal' as const }],
])('it does not apply to %s', (_what, result) => {
  expect(keepRejections([result], last)).toEqual([result]);
});

test('an acceptance is not kept: its line is in the list of accepted pictures', () => {
  const accepted = makeReport([{ ...shown, decision: makeDecision('accepted') }]);
  expect(keepRejections([shown], accepted)).toEqual([shown]);
});

test('without a report nothing is rejected', () => {
  expect(keepRejections([shown], undefined)).toEqual([shown]);
});
