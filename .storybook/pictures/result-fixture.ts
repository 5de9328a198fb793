import type { Image, Report, Result } from '../../visual/report.ts';

/** A changed picture of a button, as tests need it. */
export function resultOf(own: Partial<Result> = {}): Result {
  return {
    id: 'components-button--plain.en-480',
    story: 'components-button--plain',
    title: 'Components/Button',
    name: 'Plain',
    source: 'stories/components/Button.stories.tsx',
    mode: { locale: 'en', width: 480, brand: 'fernblick' },
    file: 'components/button/plain.en-480.png',
    verdict: 'changed',
    reason: 'Its pixels differ.',
    ...own,
  };
}

/** A report of some results. */
export function reportOf(results: Result[], own: Partial<Report> = {}): Report {
  return {
    version: 1,
    id: 'report-1',
    when: '2026-03-01T12:00:00.000Z',
    commit: '0123456789abcdef',
    browser: 'Chromium',
    isReportOnly: false,
    planned: results.length,
    speed: { captured: 1, seconds: 1, perSecond: 1 },
    baselines: { files: 1, bytes: 1 },
    results,
    clusters: [],
    ...own,
  };
}

/** A PNG whose bytes hash to one repeated hex digit. */
export function imageOf(digit: string, height = 100): Image {
  return { hash: digit.repeat(64), width: 480, height };
}

/** A decision with everything a report notes. */
export function decisionOf(verdict: 'accepted' | 'rejected') {
  return {
    verdict,
    who: 'Ada Lovelace <ada@example.org>',
    when: '2026-03-01T12:00:00.000Z',
    why: 'The new brand colour',
  };
}
