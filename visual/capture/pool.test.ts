import { availableParallelism } from 'node:os';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Picture } from '../results/report.ts';
import { type Captured, capture } from './capture.ts';
import { openCapturePage } from './capture-page.ts';
import { runInPages } from './pool.ts';
import type { ServedBuild } from './served-build.ts';

vi.mock('./capture-page.ts', async (original) => ({
  ...(await original<typeof import('./capture-page.ts')>()),
  openCapturePage: vi.fn(),
}));
vi.mock('./capture.ts', () => ({ capture: vi.fn() }));

const CAPTURE: Captured = { png: Buffer.from('png') };

const BUILT: ServedBuild = {
  workbench: 'http://localhost',
  site: 'http://localhost',
};

beforeEach(() => {
  vi.mocked(openCapturePage).mockReset();
  vi.mocked(openCapturePage).mockImplementation(
    async () => ({ close: async () => {}, enter: async () => {} }) as never,
  );
  vi.mocked(capture).mockReset();
  vi.mocked(capture).mockResolvedValue(CAPTURE);
});

function picture(story: string, width = 480): Picture {
  return {
    id: `${story}.en-${width}`,
    story,
    title: '',
    name: '',
    source: '',
    mode: { locale: 'en', width, brand: 'fernblick' },
  };
}

async function captured(pictures: Picture[]): Promise<Record<string, Captured>> {
  const found: Record<string, Captured> = {};
  const keep = async ({ id }: Picture, result: Captured) => {
    found[id] = result;
  };
  await runInPages<Picture, Captured>(BUILT, pictures, capture, keep);
  return found;
}

test('every picture is captured once, in a page of its mode', async () => {
  const pictures = Array.from({ length: 40 }, (_, index) =>
    picture(`s--${index}`, 480 + (index % 3)),
  );
  expect(Object.keys(await captured(pictures))).toHaveLength(40);
  expect(capture).toHaveBeenCalledTimes(40);
  const pages = vi.mocked(openCapturePage).mock.calls.length;
  expect(pages, 'a page is loaded once for all widths').toBeLessThanOrEqual(
    4 * availableParallelism(),
  );
});

test('a picture is captured in a new page after the browser failed once', async () => {
  vi.mocked(capture).mockRejectedValueOnce(new Error('Unable to capture screenshot'));
  expect(await captured([picture('s--good')])).toEqual({ 's--good.en-480': CAPTURE });
  expect(openCapturePage).toHaveBeenCalledTimes(2);
});

test('a page for print or forced colours is not shared with other modes', async () => {
  const plain = Array.from({ length: 20 }, (_, index) => picture(`s--${index}`));
  const inStates = (['print', 'forced-colors', 'hover'] as const).flatMap((state) =>
    plain.map((one) => ({ ...one, mode: { ...one.mode, state } })),
  );
  await captured([...plain, ...inStates]);
  const taken = Map.groupBy(vi.mocked(capture).mock.calls, ([page]) => page);
  const shared = [...taken.values()].map(
    (calls) => new Set(calls.map(([, { mode }]) => mode.state)),
  );
  for (const states of shared) {
    if (states.has('print') || states.has('forced-colors')) expect(states.size).toBe(1);
  }
});

test('a story that always crashes fails, and the next one gets a new page', async () => {
  vi.mocked(capture).mockImplementation(async (_page, { story }) => {
    if (story === 's--bad') throw new Error('page.evaluate: Target crashed');
    return CAPTURE;
  });
  const found = await captured([picture('s--bad'), picture('s--good')]);
  expect(found['s--bad.en-480']).toEqual({
    failure: 'the browser crashed while showing the story',
  });
  expect(found['s--good.en-480']).toBe(CAPTURE);
});

test('a page stays in a mode until no picture of it is left', async () => {
  const pictures = [960, 1264, 1440].flatMap((width) =>
    Array.from({ length: 20 }, (_, index) => picture(`s--${index}`, width)),
  );
  await captured(pictures);
  const taken = Map.groupBy(vi.mocked(capture).mock.calls, ([page]) => page);
  for (const calls of taken.values()) {
    const widths = calls.map(([, { mode }]) => mode.width);
    const stays = widths.filter((width, index) => width !== widths[index - 1]);
    expect(stays).toEqual([...new Set(widths)]);
  }
});

test('a browser that keeps crashing stops the run', async () => {
  vi.mocked(capture).mockImplementation(async () => {
    throw new Error('browser has been closed');
  });
  const pictures = Array.from({ length: 60 }, (_, index) => picture(`s--${index}`));
  await expect(captured(pictures)).rejects.toThrow(/The browser crashed 20 times/);
});
