import { expect, test, vi } from 'vitest';
import type { Marks } from '../../visual/report.ts';
import { decisionOf, imageOf, reportOf, resultOf } from '../../visual/report-examples.ts';
import { carryOut, storyPictures } from './answers.ts';
import { marksOf } from './picture-state.ts';

const picture = resultOf({ before: imageOf('a'), after: imageOf('b') });
const report = reportOf([picture]);
const marks = marksOf(report.id, [picture], 'accepted', 'Wanted');

function deciding(host?: string) {
  const decide = vi.fn(async ({ marks }: Marks) => ({
    done: marks.map(({ id }) => id),
    refused: [],
    report,
  }));
  return { report, host, decide };
}

test('a question about a story is answered with its pictures and the rest as a number', () => {
  const other = resultOf({ story: 'components-badge--mark' });
  const decided = resultOf({ decision: decisionOf('accepted') });
  const answer = storyPictures(reportOf([picture, other, decided]), { story: picture.story });
  expect(answer.pictures).toEqual([picture, decided]);
  expect(answer.undecided).toBe(2);
  expect(answer.report).toEqual({
    id: 'report-1',
    when: report.when,
    commit: report.commit,
    isReportOnly: false,
  });
});

test('marks of this report are carried out', async () => {
  const workbench = deciding();
  expect(await carryOut(marks, workbench)).toEqual({ done: [picture.id], refused: [] });
  expect(workbench.decide).toHaveBeenCalledExactlyOnceWith(marks);
});

test.each([
  ['a workbench that others can reach', marks, '0.0.0.0', 'listens on 0.0.0.0'],
  ['marks of an older report', { ...marks, report: 'report-0' }, undefined, 'a newer report'],
  ['no reason', marksOf(report.id, [picture], 'rejected', ' '), undefined, 'no decisions'],
  ['no marks', { ...marks, marks: [] }, undefined, 'no decisions'],
  ['anything else', 'accept', undefined, 'no decisions'],
])('nothing is decided with %s', async (_case, untrusted, host, message) => {
  const workbench = deciding(host);
  await expect(carryOut(untrusted, workbench)).rejects.toThrow(message);
  expect(workbench.decide).not.toHaveBeenCalled();
});

test.each(['localhost', '127.0.0.1', '::1'])('%s is this machine', async (host) => {
  expect(await carryOut(marks, deciding(host))).toMatchObject({ done: [picture.id] });
});
