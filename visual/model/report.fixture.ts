import { formatMode, type Mode } from '../plan/modes.ts';
import type { RunContext } from '../run/context.ts';
import type { Accepted, Decision } from './decisions.ts';
import { PictureCache } from './picture-cache.ts';
import type { Image, Report, Result } from './report.ts';

/** A changed picture of a button. Its id follows from its story and its mode. */
export function makeResult({
  story = 'components-button--plain',
  mode: ownMode,
  ...own
}: Partial<Omit<Result, 'mode'>> & { mode?: Partial<Mode> } = {}): Result {
  const mode: Mode = { locale: 'en', width: 480, brand: 'fernblick', ...ownMode };
  return {
    id: `${story}.${formatMode(mode)}`,
    story,
    title: 'Components/Button',
    name: 'Plain',
    source: 'stories/components/Button.stories.tsx',
    mode,
    status: 'changed',
    reason: 'Its pixels differ.',
    ...own,
  };
}

/** A report of some results. */
export function makeReport(results: Result[], own: Partial<Report> = {}): Report {
  return {
    version: 4,
    id: 'report-1',
    when: '2026-03-01T12:00:00.000Z',
    commit: '0123456789abcdef',
    browser: 'Chromium',
    isPinned: true,
    leftOut: [],
    notices: [],
    stories: results.length,
    measured: { captured: 1, retried: 0, seconds: 1, recaptured: 0 },
    results,
    ...own,
  };
}

/** A hash that is easy to recognise: one hex digit, repeated. */
export function makeHash(digit: string): string {
  return digit.repeat(64);
}

/** A picture whose pixels hash to one repeated hex digit. */
export function makeImage(digit: string, height = 100): Image {
  return { hash: makeHash(digit), width: 480, height };
}

/** The accepted line of the button's picture. */
export function makeAccepted(own: Partial<Accepted> = {}): Accepted {
  return {
    story: 'components-button--plain',
    mode: 'en-480',
    pixels: makeHash('a'),
    width: 480,
    height: 100,
    ...BY_ADA,
    why: 'First pictures',
    ...own,
  };
}

/** A complete decision. */
export function makeDecision(answer: Decision['answer']): Decision {
  return { answer, ...BY_ADA, why: 'The new brand colour' };
}

const BY_ADA = { who: 'Ada Lovelace <ada@example.org>', when: '2026-03-01T12:00:00.000Z' };

/** The context of a run with the pinned browser and uncommitted changes. */
export function makeContext(own: Partial<RunContext> = {}): RunContext {
  return {
    graph: { root: '', built: [], stories: new Map() },
    accepted: new Map(),
    answered: new Map(),
    rejected: new Map(),
    history: { head: 'head', accepting: new Map(), newestFirst: [] },
    isPinned: true,
    hasEditedPackages: false,
    isAsHead: false,
    cache: new PictureCache(),
    findCauses: () => ({ causes: [], unexplained: [] }),
    ...own,
  };
}
