import { expect, test } from 'vitest';
import { makeDecision, makeReport, makeResult } from '../model/report.fixture.ts';
import type { Cause, Report } from '../model/report.ts';
import { formatSummary, judge } from './summary.ts';

type Own = Parameters<typeof makeResult>[0];

function report(results: Own[], own: Partial<Report> = {}): Report {
  const all = results.map((result, index) =>
    makeResult({ story: `a--${index}`, status: 'equal', ...result }),
  );
  return makeReport(all, own);
}

const rejected = makeDecision('rejected');

test.each<[string, Own[]]>([
  ['when nothing was compared', [{ status: 'skipped' }]],
  ['when there is nothing', []],
  ['with a rejected change', [{}, { status: 'changed', decision: rejected }]],
  ...(['changed', 'new', 'removed', 'unstable', 'failed'] as const).map(
    (status): [string, Own[]] => [`with a picture that is ${status}`, [{}, { status }]],
  ),
])('a run is red %s', (_what, results) => {
  expect(judge(report(results)).exitCode).toBe(1);
});

test('a run is green when every picture matches the accepted one or has just been accepted', () => {
  const decision = makeDecision('accepted');
  for (const other of [{ status: 'skipped' }, { status: 'changed', decision }] as const) {
    expect(judge(report([{}, other]))).toEqual({
      exitCode: 0,
      verdict: 'All pictures match the accepted ones.',
    });
  }
});

test('another browser never says that pictures match, and that it could not compare some', () => {
  const other = { isPinned: false };
  expect(judge(report([{}], other)).exitCode).toBe(0);
  expect(judge(report([{}], other)).verdict).not.toMatch(/^All pictures match/);
  expect(judge(report([{}, { status: 'not comparable' }], other))).toEqual({
    exitCode: 2,
    verdict: expect.stringMatching(/^1 picture could not be compared/),
  });
  expect(judge(report([{ status: 'not comparable' }, {}, { status: 'new' }])).exitCode).toBe(1);
});

test('a part that matches is green for itself, and never says that all pictures match', () => {
  const part = { part: ['Button', 'Hero'] };
  const { exitCode, verdict } = judge(report([{}], part));
  expect(exitCode).toBe(0);
  expect(verdict).toMatch(/^These pictures match .* Only Button, Hero was looked at/);
  expect(judge(report([{ status: 'new' }], part)).verdict).toContain('-- visual/report/part');
  expect(judge(report([], part)).exitCode, 'a story without pictures').toBe(1);
});

test('the summary contains measurements, red pictures with reasons, and correct counts', () => {
  const causes: Cause[] = [{ kind: 'token', file: 'tokens.json', detail: 'color.line.soft' }];
  const text = formatSummary(
    report([{}, { status: 'skipped' }, { status: 'changed', decision: rejected, causes }], {
      notices: ['This machine draws differently.'],
      measured: { captured: 2, retried: 1, seconds: 1, recaptured: 3 },
    }),
  );
  expect(text).toContain(
    '3 pictures: 1 equal, 1 skipped, 3 baselines drawn again, 1 to decide or fix.',
  );
  expect(text).toContain('2 captured in 1.0 s, 2.0 per second');
  expect(text).toContain(', 1 at the second attempt because the browser failed.');
  expect(text).toContain('This machine draws differently.');
  expect(text).toContain('1 × token color.line.soft (a--2.en-480, rejected by Ada Lovelace');
  expect(text).toContain(': The new brand colour');
  expect(text).toContain('1 picture to decide or fix. Review and decide');
});

test('names a rejection before what nobody has answered, with who, when and why', () => {
  const open: Own[] = Array.from({ length: 5 }, () => ({ status: 'changed' }));
  expect(formatSummary(report([...open, { status: 'changed', decision: rejected }]))).toContain(
    '(a--5.en-480, rejected by Ada Lovelace <ada@example.org>, 2026-03-01: The new brand colour, a--0.en-480',
  );
});

test('says of a comparison of accepted pictures who accepted them', () => {
  const decision = makeDecision('accepted');
  const base = { before: 'v1', after: 'v2' };
  const text = formatSummary(report([{ status: 'changed', decision }], { base }));
  expect(text).toContain('(a--0.en-480, accepted by Ada Lovelace');
});
