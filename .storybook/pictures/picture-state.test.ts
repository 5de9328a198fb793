import { expect, test } from 'vitest';
import { decisionOf, imageOf, resultOf } from '../../visual/report-examples.ts';
import { isUndecided, marksOf, openVerdicts, viewsOf } from './picture-state.ts';

const BOTH = { before: imageOf('a'), after: imageOf('b') };

test('only what changed, is new or is gone waits for a decision', () => {
  const verdicts = ['equal', 'skipped', 'changed', 'new', 'gone', 'unstable', 'failed'] as const;
  const undecided = verdicts.filter((verdict) => isUndecided(resultOf({ verdict })));
  expect(undecided).toEqual(['changed', 'new', 'gone']);
  expect(isUndecided(resultOf({ decision: decisionOf('rejected') }))).toBe(false);
});

test('what was rejected can still be accepted, what was accepted stays', () => {
  expect(openVerdicts(resultOf())).toEqual(['accepted', 'rejected']);
  expect(openVerdicts(resultOf({ decision: decisionOf('rejected') }))).toEqual(['accepted']);
  expect(openVerdicts(resultOf({ decision: decisionOf('accepted') }))).toEqual([]);
  expect(openVerdicts(resultOf({ verdict: 'unstable' }))).toEqual([]);
});

test('a picture has only the views that show something', () => {
  expect(viewsOf(resultOf(BOTH))).toEqual(['before', 'after', 'difference']);
  expect(viewsOf(resultOf({ verdict: 'new', after: imageOf('b') }))).toEqual(['after']);
  expect(viewsOf(resultOf({ verdict: 'gone', before: imageOf('a') }))).toEqual(['before']);
  expect(viewsOf(resultOf({ verdict: 'equal', ...BOTH }))).toEqual([]);
  expect(viewsOf(resultOf({ verdict: 'failed' }))).toEqual([]);
});

test('a mark names the pictures exactly as they were seen', () => {
  const pictures = [resultOf(BOTH), resultOf({ id: 'new', after: imageOf('c') })];
  expect(marksOf('report-1', pictures, 'accepted', 'Wanted')).toEqual({
    version: 1,
    report: 'report-1',
    marks: [
      {
        id: 'components-button--plain.en-480',
        verdict: 'accepted',
        why: 'Wanted',
        before: 'a'.repeat(64),
        after: 'b'.repeat(64),
      },
      { id: 'new', verdict: 'accepted', why: 'Wanted', before: null, after: 'c'.repeat(64) },
    ],
  });
});
