import { expect, test } from 'vitest';
import { makeDecision, makeImage, makeReport, makeResult } from '../results/report.fixture.ts';
import type { Report, Result } from '../results/report.ts';
import { isRed } from '../results/status.ts';
import { keepRejections } from './decide.ts';

const shown = makeResult({ after: makeImage('b') });
const last = makeReport([{ ...shown, decision: makeDecision('rejected') }]);

test('a rejection in the last report is kept for the same picture, which stays red', () => {
  const [same] = keepRejections([shown], last);
  expect(same?.decision).toEqual(makeDecision('rejected'));
  expect(same && isRed(same)).toBe(true);
});

test.each<[string, Result, Report | undefined]>([
  ['to another picture', makeResult({ after: makeImage('c') }), last],
  ['to a picture that matches the accepted one again', { ...shown, status: 'equal' }, last],
  [
    'from an acceptance, whose line is in the list of accepted pictures',
    shown,
    makeReport([{ ...shown, decision: makeDecision('accepted') }]),
  ],
  ['without a report', shown, undefined],
])('nothing is kept %s', (_what, result, report) => {
  expect(keepRejections([result], report)).toEqual([result]);
});
