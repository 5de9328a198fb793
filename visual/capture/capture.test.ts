import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture } from './capture.ts';
import { launchBrowser, openStudio, type Studio } from './studio.ts';

/** A preview with a few stories, as small as it can be: a channel, and what is being rendered. */
const PREVIEW = `<!doctype html><body style="margin:0"><div id="root"></div><script type="module">
  const root = document.querySelector('#root');
  const listeners = {};
  const channel = {
    on: (event, listener) => (listeners[event] ??= []).push(listener),
    off: (event, listener) => { listeners[event] = listeners[event].filter((one) => one !== listener) },
    emit: (event, payload) => [...(listeners[event] ?? [])].forEach((listener) => listener(payload)),
  };
  const box = (style, text = '') => { root.innerHTML = '<div style="' + style + '">' + text + '</div>' };
  const stories = {
    plain: () => box('height:100px;background:teal'),
    tall: () => box('height:2000px;background:linear-gradient(red,blue)'),
    chance: () => box('height:100px', [Math.random(), Date.now(), crypto.randomUUID()].join(' ')),
    late: () => { box('height:100px', 'first'); setTimeout(() => box('height:300px;background:teal', 'then'), 20) },
    busy: () => { root.innerHTML = '<p aria-busy="true">…</p>'; setTimeout(() => { root.innerHTML = '<p style="height:300px" aria-busy="false">done</p>' }, 400) },
    throws: () => { throw new Error('no props') },
    network: () => fetch('https://example.org/').catch(() => {}),
    picture: () => { root.innerHTML = '<img src="/missing.png" width="10" height="10">' },
    moves: () => { root.innerHTML = '<style>@keyframes m{to{width:300px}}</style><div style="height:100px;width:10px;background:teal;animation:m 60s infinite alternate"></div>' },
  };
  globalThis.__STORYBOOK_PREVIEW__ = { channel, storyStoreValue: {} };
  channel.on('setCurrentStory', ({ storyId }) => {
    if (globalThis.__STORYBOOK_PREVIEW__.currentRender?.id === storyId) channel.emit('storyUnchanged', storyId);
    else return show({ storyId });
  });
  channel.on('forceRemount', show);
  async function show({ storyId }) {
    if (!stories[storyId]) return channel.emit('storyMissing', storyId);
    const render = { id: storyId, phase: 'rendering' };
    globalThis.__STORYBOOK_PREVIEW__.currentRender = render;
    try { await stories[storyId](); render.phase = 'finished' }
    catch ({ name, message }) { render.phase = 'errored'; channel.emit('storyThrewException', { name, message }) }
    channel.emit('storyRenderPhaseChanged', {});
  }
</script>`;

let server: Server;
let browser: Browser;
let studio: Studio;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/iframe.html')) response.end(PREVIEW);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  browser = await launchBrowser();
  studio = await open();
}, 30_000);

afterAll(async () => {
  await browser.close();
  server.close();
});

function open(): Promise<Studio> {
  const { port } = server.address() as AddressInfo;
  const mode = { locale: 'en', width: 480, brand: 'fernblick' } as const;
  return openStudio(browser, `http://localhost:${port}`, mode);
}

function take(story: string, from = studio) {
  return capture(from, {
    id: `${story}.en-480`,
    story,
    title: '',
    name: '',
    source: '',
    mode: { locale: 'en', width: 480, brand: 'fernblick' },
    file: '',
  });
}

test('a story gives a PNG as high as what it shows', async () => {
  expect(await take('plain')).toMatchObject({ width: 480, height: expect.any(Number) });
  expect(await take('tall')).toMatchObject({ height: 2000 });
});

test('a story is rendered anew when the page shows it already', async () => {
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

test('a page that crashed is not taken for a picture', async () => {
  const other = await open();
  const crashed = other.page.waitForEvent('crash');
  await other.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await expect(take('plain', other)).rejects.toThrow(/crashed/);
});
