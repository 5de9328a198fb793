import { expect, test } from 'vitest';
import { makeDecision, makeReport, makeResult } from './report.fixture.ts';
import type { Cause, Report } from './report.ts';
import { explainRed, formatSummary } from './summary.ts';

type Own = Parameters<typeof makeResult>[0];

function report(results: Own[], own: Partial<Report> = {}): Report {
  const all = results.map((result, index) =>
    makeResult({ story: `a--${index}`, status: 'equal', ...result }),
  );
  return makeReport(all, own);
}

const rejected = { ...makeDecision('rejected'), pin: { x: 12, y: 34 } };

test.each<[string, Own[]]>([
  ['when nothing was compared', [{ status: 'skipped' }]],
  ['when there is nothing', []],
  ['with a rejected change', [{}, { status: 'changed', decision: rejected }]],
  ...(['changed', 'new', 'removed', 'unstable', 'failed'] as const).map(
    (status): [string, Own[]] => [`with a picture that is ${status}`, [{}, { status }]],
  ),
])('a run is red %s', (_what, results) => {
  expect(explainRed(report(results))).toBeDefined();
});

test('a run is green when every picture matches the accepted one or has just been accepted', () => {
  const decision = makeDecision('accepted');
  expect(explainRed(report([{}, { status: 'skipped' }]))).toBeUndefined();
  expect(explainRed(report([{}, { status: 'changed', decision }]))).toBeUndefined();
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
  expect(text).toContain(': The new brand colour (at 12, 34)');
  expect(text).toContain('1 picture to decide or fix. Review and decide');
});
