import type { Unchained } from './decisions.ts';
import type { Image, Report, Result } from './report.ts';

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

/** A hash that a reader can tell from others: one hex digit, repeated. */
export function hashOf(digit: string): string {
  return digit.repeat(64);
}

/** A PNG whose bytes hash to one repeated hex digit. */
export function imageOf(digit: string, height = 100): Image {
  return { hash: hashOf(digit), width: 480, height };
}

/** The acceptance of a first picture, before it has its place in the log. */
export function unchainedOf(own: Partial<Unchained> = {}): Unchained {
  return {
    story: 'components-button--plain',
    mode: 'en-480',
    verdict: 'accepted',
    before: null,
    after: hashOf('a'),
    capture: hashOf('b'),
    who: 'Ada Lovelace <ada@example.org>',
    when: '2026-03-01T12:00:00.000Z',
    why: 'First pictures',
    commit: 'abc',
    ...own,
  };
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
