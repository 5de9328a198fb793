import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { browserLaunchOptions } from '../../tools/browser/launch-options.ts';
import { makeResult } from '../model/report.fixture.ts';
import { type Mode, STATES } from '../plan/modes.ts';
import { survey } from '../plan/survey.ts';
import { type CapturePage, getPageKind, openCapturePage } from './capture-page.ts';
import { type Capture, capture } from './capture-pictures.ts';
import { FOCUSABLE } from './interaction.ts';
import { readStyles } from './read-styles.ts';

let server: Server;
let shared: CapturePage;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/iframe.html')) response.end(readFileSync(PREVIEW));
    else if (request.url === '/words.woff2') response.end(readFileSync(FONT));
    else if (request.url === '/early') response.end(`${STICKY}<style>${SPACE}</style>`);
    else if (request.url === '/late')
      response.end(`${STICKY}<link rel="stylesheet" href="space.css">`);
    else if (request.url === '/space.css') setTimeout(() => response.end(SPACE), 500);
    else response.writeHead(404).end();
  });
  await once(server.listen(0), 'listening');
  shared = await openUntilClosed(MODE);
}, 30_000);

afterAll(async () => {
  await shared.close();
  server.close();
});

/** A minimal preview with a few stories: a channel, and the current render. */
const PREVIEW = new URL('./preview.fixture.html', import.meta.url);
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
);

/** Words below a space whose height is not a whole number of pixels. */
const STICKY = `<!doctype html>
  <style>
    * { margin: 0 }
    div { position: sticky; top: 0 }
    b { font: 600 44px/1.1 serif }
    footer { height: 1500px }
  </style>
  <p></p><div><b>0.06</b><hr></div><footer></footer>`;
const SPACE = 'p { height: 10.3px }';

const MODE = makeResult().mode;

function openUntilClosed(mode: Mode): Promise<CapturePage> {
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return openCapturePage({ workbench: address, site: address }, mode);
}

/** Opens a page that is closed at the end of the test. */
async function open(mode: Partial<Mode> = {}): Promise<CapturePage> {
  const page = await openUntilClosed({ ...MODE, ...mode });
  onTestFinished(page.close);
  return page;
}

function take(story: string, from = shared, mode: Partial<Mode> = {}) {
  return capture(from, makeResult({ story, mode }));
}

/** The words that a story shows. */
async function read(story: string, from = shared, mode: Partial<Mode> = {}): Promise<string> {
  expect(await take(story, from, mode)).not.toHaveProperty('failure');
  return await from.page.evaluate(() => document.body.innerText);
}

test('fonts are loaded before the first story, which may measure words', async () => {
  const other = await open();
  const states = await other.page.evaluate(() => [...document.fonts].map(({ status }) => status));
  expect(states).toEqual(['loaded']);
});

test('words look the same whatever width was before', async () => {
  const other = await open({ width: 701 });
  const expected = await takeAt(701, other);
  await takeAt(700, other);
  expect(await takeAt(701, other)).toEqual(expected);
  const fromBelow = await open({ width: 700 });
  await takeAt(700, fromBelow);
  expect(await takeAt(701, fromBelow)).toEqual(expected);

  async function takeAt(width: number, page: CapturePage) {
    await page.enter({ ...MODE, width });
    return await take('fluid', page, { width });
  }
});

test.each([
  ['plain', 'is as tall as its content', 124],
  ['tall', 'is as tall as its content', 2000],
  ['folded', 'is as tall as its content', 74],
  ['late', 'is captured when it has stopped changing', 324],
  ['busy', 'is waited for', 340],
  ['waits', 'is not waited for where it shows how it waits', 240],
])('the story "%s" %s', async (story, _what, height) => {
  expect(await take(story)).toMatchObject({ size: { width: 480, height } });
});

test.each([
  ['revealed', ['Here']],
  ['chained', ['Here']],
  ['follows scrolling', ['Here']],
])('what only appears when it is scrolled to is captured: "%s"', async (story, words) => {
  const taken = (await take(story)) as Capture;
  const shown = await shared.page.evaluate(() => document.body.innerText);
  expect(shown.split('\n').filter(Boolean)).toEqual(words);
  const expected = (await take('shown')) as Capture;
  if (story !== 'chained') expect(taken.png).toEqual(expected.png);
  expect(await shared.page.evaluate(() => scrollY)).toBe(0);
});

test('what scrolling animates is captured as it ends', async () => {
  await take('driven by scrolling');
  const opacity = await shared.page.locator('p').evaluate((it) => getComputedStyle(it).opacity);
  expect(opacity).toBe('1');
});

test('a story with a play function is rendered again when the page already shows it', async () => {
  const first = await take('chance');
  expect(await take('chance')).toEqual(first);
});

test('random values, clock and animations are the same in every page and after any story', async () => {
  const first = [await take('chance'), await take('moves')];
  const other = await open();
  await take('plain', other);
  const second = [await take('chance', other), await take('moves', other)];
  expect(second).toEqual(first);
});

test.each(['times', 'worker', 'module worker'])(
  'every clock tells one time in one zone: %s',
  async (story) => {
    const texts = await read(story);
    const local = '2026-01-15T10:00:00';
    expect(texts.split(' | ').map((text) => text.trim().replace(/\s/g, ' '))).toEqual([
      ...['1768467600000', '2026-01-15T09:00:00.000Z'],
      ...['1/15/26, 10:00:00 AM GMT+1', '1/15/26, 10:00:00 AM GMT+1'],
      ...['2026-01-15T09:00:00Z', `${local}+01:00[Europe/Berlin]`, local],
      ...['2026-01-15', '10:00:00', '1768467600000'],
    ]);
  },
);

test.each([
  ['shared', /A story cannot have a shared worker/],
  ['throws', /storyThrewException: Error: no props/],
  ['unknown', /storyMissing: unknown/],
  ['network', /requested https:\/\/example.org\/, but stories have no network access/],
  ['picture', /missing.png cannot be decoded/],
])('the story "%s" fails with a reason', async (story, reason) => {
  expect(await take(story)).toEqual({ failure: expect.stringMatching(reason) });
});

test('a crashed page is an error', async () => {
  const other = await open();
  const crashed = other.page.waitForEvent('crash');
  await other.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await expect(take('plain', other)).rejects.toThrow(/crashed/);
});

test('the launch flags disable processor-specific rendering', async () => {
  // Without it 3 of 17 pictures differ by one level between processors with and without AVX.
  expect((await browserLaunchOptions()).args).toContain('--disable-skia-runtime-opts');
});

test.each([
  [480, '(hover: none) (pointer: coarse)'],
  [960, '(hover: hover) (pointer: fine)'],
])('at %i px the page matches %s, also while a tall picture is captured', async (width, answer) => {
  const page = await open({ width });
  expect((await read('pointer', page, { width })).trim()).toBe(answer);
  const { png } = (await take('pointer', page, { width })) as Capture;
  const [, green] = await sharp(png)
    .extract({ left: 9, top: 1900, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(green, 'the background on touch devices is red').toBe(width === 480 ? 0 : 255);
});

test('each state is visible in its own picture only', async () => {
  const states = [undefined, ...STATES.filter((state) => state !== 'no-script')];
  const modes = states.map((state): Mode => ({ ...MODE, width: 960, ...(state && { state }) }));
  const pages = new Map<string, CapturePage>();
  const pngOf = async (mode: Mode) => {
    const page = pages.get(getPageKind(mode)) ?? (await open(mode));
    pages.set(getPageKind(mode), page);
    await page.enter(mode);
    const { png } = (await take('states', page, mode)) as Capture;
    return png.toString('base64');
  };
  const pngs: string[] = [];
  for (const mode of modes) pngs.push(await pngOf(mode));
  expect(new Set(pngs).size).toBe(states.length);
  for (const [index, mode] of modes.entries()) expect(await pngOf(mode)).toBe(pngs[index]);
});

test('one page shows stories in the language of each mode', async () => {
  const page = await open({ width: 960 });
  const readIn = async (locale: Mode['locale']) => {
    await page.enter({ ...MODE, width: 960, locale });
    return (await read('speaking', page)).trim();
  };
  expect([await readIn('de'), await readIn('en')]).toEqual(['Hallo', 'Hello']);
});

test('a tall picture is captured without resizing the window', async () => {
  const resizes = await shared.page.evaluateHandle(() => {
    const seen: number[] = [];
    matchMedia('(width < 100px)').addEventListener('change', () => seen.push(innerWidth));
    addEventListener('resize', () => seen.push(innerWidth));
    return seen;
  });
  await take('tall');
  await shared.page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await resizes.jsonValue()).toEqual([]);
});

test('what is sticky looks the same whenever the space above it appeared', async () => {
  const site = makeResult({ story: 'site', mode: { state: 'no-script' } });
  const other = await open(site.mode);
  const early = await capture(other, { ...site, page: '/early' });
  expect(early).not.toHaveProperty('failure');
  expect(await capture(other, { ...site, page: '/late' })).toEqual(early);
});

test('evidence tells of every element what it says, which components drew it, and what its rules use', async () => {
  await take('styled');
  const wanted = { focusable: FOCUSABLE, elements: 'rest' as const };
  const { evidence } = await shared.page.evaluate(readStyles, wanted);
  const found = evidence?.elements.find(({ text }) => text === 'Read me');
  expect(found?.box).toEqual({ x: 0, y: 16, width: 480, height: 22 });
  expect(evidence?.owners[found?.owners ?? -1]).toEqual(['Chip', 'Note']);
  expect(evidence?.variables[found?.variables ?? -1]).toEqual(['--ground', '--ink', '--base']);
  expect(evidence?.variables[evidence.ground]).toEqual(['--base']);
});

test('evidence names the file of an image as its source does, without the hash of the build', async () => {
  await take('photo');
  const wanted = { focusable: FOCUSABLE, elements: 'rest' as const };
  const { evidence } = await shared.page.evaluate(readStyles, wanted);
  expect(evidence?.elements.map(({ text }) => text)).toContain('/valley-at-night/');
});

test.each([
  ['rest', ['--color-ink', '--color-sky']],
  ['hover', ['--color-glow', '--color-ink']],
  ['focus', ['--color-ink', '--color-ring', '--color-sky']],
] as const)('evidence of %s names what rules use that hold then', async (interaction, names) => {
  await take('coloured');
  const wanted = { focusable: FOCUSABLE, elements: interaction };
  const { evidence } = await shared.page.evaluate(readStyles, wanted);
  const found = evidence?.elements.find(({ text }) => text === 'A link');
  const used = evidence?.variables[found?.variables ?? -1] ?? [];
  expect(used.filter((name) => name.startsWith('--color-')).sort()).toEqual(names);
});

const RULE = expect.stringMatching(/^[a-z0-9]+$/);

describe('the survey', () => {
  test.each([
    [
      'finds the media queries, states and container queries of a story',
      'turning',
      {
        breakpoints: [700, 901, 520],
        states: { hover: [RULE], focus: [RULE], 'forced-colors': [RULE] },
      },
    ],
    [
      'tells custom properties with a colour that only an interaction shows',
      'coloured',
      {
        variables: {
          rest: ['--color-ink', '--color-sky'],
          hover: ['--color-glow', '--color-sky'],
          focus: ['--color-ring'],
          active: [],
        },
      },
    ],
    [
      'finds at which other widths states show of what is hidden, and what is hidden everywhere',
      'hiding',
      {
        states: { active: [RULE] },
        elsewhere: [
          expect.objectContaining({ width: 959, states: { hover: [RULE], active: [RULE, RULE] } }),
          expect.objectContaining({
            width: 700,
            states: { hover: [RULE, RULE], active: [RULE, RULE] },
          }),
        ],
        hidden: { hover: [], focus: [RULE], active: [] },
        otherMedia: ['(hover: none)'],
      },
    ],
    [
      'reads the styles of a story that pins its width there',
      'pinned',
      { pinned: { width: 480 }, states: { hover: [RULE] }, elsewhere: [] },
    ],
    ['ignores rules that match nothing in the story', 'plain', { breakpoints: [], states: {} }],
    ['finds no fault where there is none', 'plain', { problems: [] }],
    [
      'checks the accessibility of a story',
      'picture',
      { problems: ['axe: image-alt: no-passes, at img'] },
    ],
    [
      'reports the errors of a story without pictures',
      'hidden',
      {
        parameters: { widths: [] },
        problems: [expect.stringMatching(/missing.png cannot be decoded/)],
      },
    ],
    ['detects closed disclosures', 'folded', { isFolded: true }],
    ['detects that there are none', 'plain', { isFolded: false }],
    ['detects stories that are the same in every language', 'plain', { isWithoutLanguage: true }],
    ['detects stories that are not', 'speaking', { isWithoutLanguage: false }],
    [
      'does not take the trace of a click, which vanishes, for a difference of language',
      'clicked',
      { isWithoutLanguage: true },
    ],
  ])('%s', async (_what, id, findings) => {
    const page = await open({ width: 960 });
    expect(await survey(page, { id, title: 'Components/Any' })).toMatchObject(findings);
  });

  test('shows the next story in its own language again', async () => {
    const page = await open({ width: 960 });
    const before = await survey(page, { id: 'speaking', title: 'Components/Any' });
    const after = await survey(page, { id: 'speaking', title: 'Components/Any' });
    expect(after.captured).toEqual(before.captured);
  });

  test('asks of a story that only tests nothing that would lead to more pictures', async () => {
    const page = await open({ width: 960 });
    const found = await survey(page, { id: 'turning', title: 'Components/Any', isTest: true });
    expect(found).toMatchObject({ breakpoints: [], problems: [] });
    expect(found.states).toEqual({});
  });
});
