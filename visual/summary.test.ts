import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Report, Result } from './report.ts';
import { reportOf, resultOf } from './report-examples.ts';
import { redReason, summary } from './summary.ts';

function report(results: Partial<Result>[], changes: Partial<Report> = {}): Report {
  const whole = results.map((result, index) =>
    resultOf({
      id: `a--${index}.en-480`,
      file: `a/${index}.en-480.png`,
      verdict: 'equal',
      ...result,
    }),
  );
  return reportOf(whole, {
    speed: { captured: 2, seconds: 1, perSecond: 14.2 },
    baselines: { files: 2, bytes: 1_500_000 },
    ...changes,
  });
}

const decision = { verdict: 'rejected', who: 'Quinn', when: '', why: 'Too wide' } as const;

describe('a run is red', () => {
  test.each<[string, Partial<Result>[]]>([
    ['when nothing was compared', [{ verdict: 'skipped' }]],
    ['when there is nothing', []],
    ['with a change', [{}, { verdict: 'changed' }]],
    ['with a rejected change', [{}, { verdict: 'changed', decision }]],
    ['with a picture that has no baseline', [{}, { verdict: 'new' }]],
    ['with an orphan', [{}, { verdict: 'gone' }]],
    ['with an unstable story', [{}, { verdict: 'unstable' }]],
    ['with a failed story', [{}, { verdict: 'failed' }]],
  ])('%s', (_what, results) => {
    expect(redReason(report(results))).toBeDefined();
  });
});

test('a run is green when every picture is as it was accepted, or was just now', () => {
  const accepted = { ...decision, verdict: 'accepted' } as const;
  expect(redReason(report([{}, { verdict: 'skipped' }]))).toBeUndefined();
  expect(redReason(report([{}, { verdict: 'changed', decision: accepted }]))).toBeUndefined();
});

describe('with another browser', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('a run only reports', () => {
    vi.stubEnv('CI', '');
    const other = report([{ verdict: 'changed' }], { isReportOnly: true });
    expect(redReason(other)).toBeUndefined();
    expect(summary(other)).toMatch(/nothing can be accepted, and nothing is proved/);
    expect(summary(other)).not.toMatch(/Every picture is as it was accepted/);
  });

  test('a story that cannot be shown is red, and so is a gate', () => {
    expect(redReason(report([{ verdict: 'failed' }], { isReportOnly: true }))).toBeDefined();
    vi.stubEnv('CI', 'true');
    expect(redReason(report([{}], { isReportOnly: true }))).toMatch(/only the pinned browser/);
  });
});

test('the summary names what to look at, why others were skipped, and what it cost', () => {
  const text = summary(
    report([
      {},
      { verdict: 'skipped', reason: 'none of its 14 files and 3 packages changed' },
      { verdict: 'changed', reason: '12 pixels in 1 place', decision },
    ]),
  );
  expect(text).toContain('3 pictures: 2 compared, 0 not, 1 skipped.');
  expect(text).toContain('skipped: 1 × none of its 14 files and 3 packages changed');
  expect(text).toContain('14.2 a second after warm-up');
  expect(text).toContain('2 baselines, 1.5 MB');
  expect(text).toContain('a/2.en-480: 12 pixels in 1 place (rejected by Quinn: Too wide)');
});
