import { availableParallelism } from 'node:os';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeResult } from '../model/report.fixture.ts';
import type { Picture } from '../model/report.ts';
import type { Mode } from '../plan/modes.ts';
import type { CapturePage } from './capture-page.ts';
import { runInPages } from './pool.ts';

const CAPTURE = 'captured';

const open = vi.fn(
  async (_mode: Mode) => ({ close: async () => {}, enter: async () => {} }) as never,
);
const perform = vi.fn(async (_page: CapturePage, _picture: Picture) => CAPTURE);

beforeEach(() => {
  open.mockClear();
  perform.mockReset().mockResolvedValue(CAPTURE);
});

/** Jobs of some stories, each in a mode. */
function jobsOf(stories: number, mode: Partial<Mode> = {}): Picture[] {
  return Array.from({ length: stories }, (_, index) => makeResult({ story: `s--${index}`, mode }));
}

async function captureAll(jobs: readonly Picture[]) {
  const { results } = await runInPages(open, jobs, 'pictures', perform);
  return jobs.map((job) => results.get(job));
}

/** The modes in which each page worked, in order. */
function modesByPage(): Mode[][] {
  const calls = Map.groupBy(perform.mock.calls, ([page]) => page);
  return [...calls.values()].map((own) => own.map(([, { mode }]) => mode));
}

test('every picture is captured once, in a page of its mode', async () => {
  const jobs = [480, 481, 482].flatMap((width) => jobsOf(13, { width }));
  expect(await captureAll(jobs)).toEqual(jobs.map(() => CAPTURE));
  expect(perform).toHaveBeenCalledTimes(39);
  const most = 4 * availableParallelism();
  expect(open.mock.calls.length, 'a page is loaded once for all widths').toBeLessThanOrEqual(most);
});

test('no page is opened for what the pages that there are do sooner', async () => {
  await captureAll(jobsOf(5));
  expect(open).toHaveBeenCalledTimes(1);
  open.mockClear();
  await captureAll(jobsOf(40));
  expect(open.mock.calls.length).toBeGreaterThan(1);
});

test('a picture is captured in a new page after the browser failed once', async () => {
  perform.mockRejectedValueOnce(new Error('Unable to capture screenshot'));
  expect(await captureAll(jobsOf(1))).toEqual([CAPTURE]);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a page for print or forced colours is not shared with other modes', async () => {
  const inStates = (['print', 'forced-colors', 'hover'] as const).flatMap((state) =>
    jobsOf(20, { state }),
  );
  await captureAll([...jobsOf(20), ...inStates]);
  for (const modes of modesByPage()) {
    const states = new Set(modes.map(({ state }) => state));
    if (states.has('print') || states.has('forced-colors')) expect(states.size).toBe(1);
  }
});

test('a story that always crashes fails, and the next one gets a new page', async () => {
  perform.mockImplementation(async (_page, { story }) => {
    if (story === 's--0') throw new Error('page.evaluate: Target crashed');
    return CAPTURE;
  });
  const failed = { failure: 'the browser crashed while showing the story' };
  expect(await captureAll(jobsOf(2))).toEqual([failed, CAPTURE]);
});

test('a page stays in a mode until no picture of it is left', async () => {
  await captureAll([960, 1264, 1440].flatMap((width) => jobsOf(20, { width })));
  for (const modes of modesByPage()) {
    const widths = modes.map(({ width }) => width);
    const stays = widths.filter((width, index) => width !== widths[index - 1]);
    expect(stays).toEqual([...new Set(widths)]);
  }
});

test('a page keeps to the files whose code it has run, in all widths', async () => {
  const jobs = [960, 1264, 1440].flatMap((width) =>
    Array.from({ length: 60 }, (_, index) =>
      makeResult({ source: `stories/${Math.trunc(index / 5)}.stories.tsx`, mode: { width } }),
    ),
  );
  await captureAll(jobs);
  const shown = perform.mock.calls.map(([page, { source }]) => ({ page, source }));
  const inPages = [...Map.groupBy(shown, ({ source }) => source).values()].map(
    (own) => new Set(own.map(({ page }) => page)).size,
  );
  expect(inPages).toEqual(Array.from({ length: 12 }, () => 1));
});

test('a browser that keeps crashing stops the run', async () => {
  perform.mockRejectedValue(new Error('browser has been closed'));
  await expect(captureAll(jobsOf(60))).rejects.toThrow(/The browser crashed 20 times/);
});
