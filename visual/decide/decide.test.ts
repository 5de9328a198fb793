import { expect, test } from 'vitest';
import { nameAnswer } from '../model/decisions.ts';
import { makeDecision, makeImage, makeReport, makeResult } from '../model/report.fixture.ts';
import { describeOtherCommit } from '../model/report.ts';
import { isRed } from '../model/status.ts';
import { keepRejections } from './decide.ts';

const shown = makeResult({ after: makeImage('b') });
const decision = makeDecision('rejected');
const answer = { ...decision, story: shown.story, mode: 'en-480', pixels: makeImage('b').hash };
const rejected = new Map([[nameAnswer(shown.id, answer.pixels), answer]]);

test('a rejection is kept for the same picture, which stays red', () => {
  const [same] = keepRejections([shown], rejected);
  expect(same?.decision).toEqual(decision);
  expect(same && isRed(same)).toBe(true);
});

test.each([
  ['to another picture', makeResult({ after: makeImage('c') })],
  ['to the same pixels of another story', { ...shown, id: 'a--b.en-480' }],
  ['to a picture that matches the accepted one again', { ...shown, status: 'equal' as const }],
])('nothing is kept %s', (_what, result) => {
  expect(keepRejections([result], rejected)).toEqual([result]);
});

test('drafts of a report of another commit than the checkout are applied with a word about it', () => {
  const report = makeReport([shown], { commit: 'a'.repeat(40) });
  expect(describeOtherCommit(report, 'b'.repeat(40))).toContain('of commit aaaaaaaa, and');
  expect(describeOtherCommit(report, report.commit)).toBeUndefined();
});
