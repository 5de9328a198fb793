import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../tools/browser.ts';
import type { Mode } from '../modes.ts';
import { launchBrowser, type Pointer } from './browser.ts';
import { type Capture, capture } from './capture.ts';
import { type CapturePage, openCapturePage, pointerOf } from './capture-page.ts';
import { PREVIEW } from './preview.fixture.ts';
import { type Findings, survey } from './survey.ts';

let server: Server;
let browsers: Record<Pointer, Browser>;
let shared: CapturePage;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/iframe.html')) response.end(PREVIEW);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  browsers = { mouse: await launchBrowser('mouse'), touch: await launchBrowser('touch') };
  shared = await open();
}, 30_000);

afterAll(async () => {
  await Promise.all(Object.values(browsers).map((browser) => browser.close()));
  server.close();
});

const MODE: Mode = { locale: 'en', width: 480, brand: 'fernblick' };

function open(mode = MODE): Promise<CapturePage> {
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const built = { workbench: address, site: address, workbenchFolder: '', siteFolder: '' };
  return openCapturePage(browsers[pointerOf(mode)], built, mode);
}

function take(story: string, from = shared, own: Partial<Mode> = {}, withEvidence = false) {
  const mode = { ...MODE, ...own };
  const picture = { id: story, story, title: '', name: '', source: '', mode };
  return capture(from, picture, withEvidence);
}

test('a story gives a PNG as high as what it shows', async () => {
  expect(await take('plain')).toMatchObject({ width: 480, height: expect.any(Number) });
  expect(await take('tall')).toMatchObject({ height: 2000 });
});

test('a story that plays something is rendered again when the page shows it already', async () => {
  const first = await take('chance');
  expect(await take('chance')).toEqual(first);
});

test('a story is taken when its parts have stopped changing', async () => {
  expect(await take('late')).toMatchObject({ height: 324 });
  expect(await take('busy')).toMatchObject({ height: 340 });
});

test('chance, clock and motion are the same in every page and after any story', async () => {
  const first = [await take('chance'), await take('moves')];
  const other = await open();
  await take('plain', other);
  const second = [await take('chance', other), await take('moves', other)];
  expect(second).toEqual(first);
  await other.close();
});

test.each([
  ['throws', /storyThrewException: Error: no props/],
  ['unknown', /storyMissing: unknown/],
  ['network', /asked for https:\/\/example.org\/, but stories have no network/],
  ['picture', /missing.png cannot be shown/],
])('the story "%s" fails with a reason', async (story, reason) => {
  expect(await take(story)).toEqual({ failure: expect.stringMatching(reason) });
});

test('a page that crashed is no picture', async () => {
  const other = await open();
  const crashed = other.page.waitForEvent('crash');
  await other.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await expect(take('plain', other)).rejects.toThrow(/crashed/);
});

test('the launch flags switch off what draws differently on another processor', async () => {
  // Without it 3 of 17 pictures differ by a level between processors with and without AVX.
  expect((await browserLaunchOptions()).args).toContain('--disable-skia-runtime-opts');
});

test.each([
  [480, '(hover: none) (pointer: coarse)'],
  [960, '(hover: hover) (pointer: fine)'],
])('at %i px the page answers %s, also while a high picture is taken', async (width, answer) => {
  const page = await open({ ...MODE, width });
  const taken = await take('pointer', page, { width }, true);
  expect(taken).toMatchObject({ evidence: { texts: answer } });
  const { png } = taken as Capture;
  const [, green] = await sharp(png)
    .extract({ left: 9, top: 1900, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(green, 'the ground of touch is red').toBe(width === 480 ? 0 : 255);
  await page.close();
});

test('each state shows in its picture, and is gone from the next', async () => {
  const wide = { width: 960 };
  const mouse = await open({ ...MODE, ...wide });
  const pngOf = async (state?: Mode['state']) => {
    await mouse.enter({ ...MODE, ...wide, ...(state && { state }) });
    const taken = await take('states', mouse, { ...wide, ...(state && { state }) });
    return 'png' in taken ? taken.png.toString('base64') : taken.failure;
  };
  const plain = await pngOf();
  const states = ['hover', 'focus', 'active', 'print', 'forced-colors'] as const;
  const pngs = [plain];
  for (const state of states) {
    pngs.push(await pngOf(state));
    expect(await pngOf(), `after ${state}`).toBe(plain);
  }
  expect(new Set(pngs).size).toBe(pngs.length);
  await mouse.close();
});

test('evidence names what can be read and the custom properties behind it', async () => {
  const { evidence } = (await take('styled', shared, {}, true)) as Capture;
  expect(evidence?.texts).toContain('Read me');
  expect(evidence?.texts).toContain('A label');
  expect(evidence?.variables).toEqual(['--base', '--ground']);
});

describe('the survey', () => {
  const findings = async (story: string): Promise<Findings> => {
    const page = await open({ ...MODE, width: 960 });
    const found = await survey(page, { story, kind: 'Components' });
    await page.close();
    return found;
  };

  test('finds what the media queries, states and container queries of a story ask for', async () => {
    expect(await findings('turning')).toMatchObject({
      turns: [700, 901, 520],
      states: ['hover', 'focus', 'forced-colors'],
    });
  });

  test('leaves out rules that match nothing in the story', async () => {
    expect(await findings('plain')).toMatchObject({ turns: [], states: [] });
  });

  test('tells stories that speak from stories that are the same in every language', async () => {
    expect(await findings('plain')).toMatchObject({ isWithoutLanguage: true });
    expect(await findings('speaking')).toMatchObject({ isWithoutLanguage: false });
  });
});
