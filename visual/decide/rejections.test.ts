import { expect, test } from 'vitest';
import { decisionOf, imageOf, reportOf, resultOf } from '../results/report.fixture.ts';
import { isRed } from '../results/status.ts';
import { withRejections } from './rejections.ts';

const shown = resultOf({ after: imageOf('b') });
const last = reportOf([{ ...shown, decision: decisionOf('rejected') }]);

test('a rejection in the last report is kept for the same picture, which stays red', () => {
  const [same] = withRejections([shown], last);
  expect(same?.decision).toEqual(decisionOf('rejected'));
  expect(same && isRed(same)).toBe(true);
});

test.each([
  ['another picture', resultOf({ after: imageOf('c') })],
  ['a picture that matches the accepted one again', { ...shown, status: 'equal' as const }],
])('it does not apply to %s', (_what, result) => {
  expect(withRejections([result], last)).toEqual([result]);
});

test('an acceptance is not kept: its line is in the list of accepted pictures', () => {
  const accepted = reportOf([{ ...shown, decision: decisionOf('accepted') }]);
  expect(withRejections([shown], accepted)).toEqual([shown]);
});

test('without a report nothing is rejected', () => {
  expect(withRejections([shown], undefined)).toEqual([shown]);
});
