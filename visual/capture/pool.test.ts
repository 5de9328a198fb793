import { availableParallelism } from 'node:os';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Picture } from '../report.ts';
import { type Captured, capture } from './capture.ts';
import { captureAll } from './pool.ts';
import { launchBrowser, openStudio } from './studio.ts';

vi.mock('./studio.ts', () => ({ launchBrowser: vi.fn(), openStudio: vi.fn() }));
vi.mock('./capture.ts', () => ({ capture: vi.fn() }));

const PHOTOGRAPH: Captured = { png: Buffer.from('png'), width: 1, height: 1, isEmpty: false };

let isConnected = true;

beforeEach(() => {
  isConnected = true;
  vi.mocked(launchBrowser).mockReset();
  vi.mocked(launchBrowser).mockImplementation(async () => {
    isConnected = true;
    return { isConnected: () => isConnected, close: async () => {} } as never;
  });
  vi.mocked(openStudio).mockReset();
  vi.mocked(openStudio).mockImplementation(
    async () => ({ close: async () => {}, widen: async () => {} }) as never,
  );
  vi.mocked(capture).mockReset();
  vi.mocked(capture).mockResolvedValue(PHOTOGRAPH);
});

function picture(story: string, width = 480): Picture {
  return {
    id: `${story}.en-${width}`,
    story,
    title: '',
    name: '',
    source: '',
    mode: { locale: 'en', width, brand: 'fernblick' },
    file: '',
  };
}

async function captured(pictures: Picture[]): Promise<Record<string, Captured>> {
  const found: Record<string, Captured> = {};
  await captureAll('http://localhost', pictures, async ({ id }, result) => {
    found[id] = result;
  });
  return found;
}

test('every picture is taken once, in a page of its mode', async () => {
  const pictures = Array.from({ length: 40 }, (_, index) =>
    picture(`s--${index}`, 480 + (index % 3)),
  );
  expect(Object.keys(await captured(pictures))).toHaveLength(40);
  expect(capture).toHaveBeenCalledTimes(40);
  const pages = vi.mocked(openStudio).mock.calls.length;
  expect(pages, 'a page is loaded once for all widths').toBeLessThanOrEqual(
    4 * availableParallelism(),
  );
});

test('a crash fails the story it happened in, and the next one gets a new page', async () => {
  vi.mocked(capture).mockImplementation(async (_studio, { story }) => {
    if (story === 's--bad') throw new Error('page.evaluate: Target crashed');
    return PHOTOGRAPH;
  });
  const found = await captured([picture('s--bad'), picture('s--good')]);
  expect(found['s--bad.en-480']).toEqual({
    failure: 'the browser crashed while the story was shown',
  });
  expect(found['s--good.en-480']).toBe(PHOTOGRAPH);
});

test('a browser that keeps crashing stops the run', async () => {
  vi.mocked(capture).mockImplementation(async () => {
    isConnected = false;
    throw new Error('browser has been closed');
  });
  const pictures = Array.from({ length: 60 }, (_, index) => picture(`s--${index}`));
  await expect(captured(pictures)).rejects.toThrow(/The browser crashed 5 times/);
});
