import { symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../../lib/ask.fixture.ts';
import { createSharedFolder } from '../../lib/temporary-folder.fixture.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { isOwnFile, ownEditorRequests } from './own-editor-requests.ts';

const OWN_FILE = join(ROOT, 'package.json');
const folder = await createSharedFolder();
const opened = vi.fn<(url: string | undefined) => void>();
let vite: ViteDevServer;
let address: string;

/** A server of Vite in which this test stands where Vite opens the editor. */
beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false },
    plugins: [
      ownEditorRequests('site'),
      {
        name: 'editor',
        configureServer: ({ middlewares }) => {
          middlewares.use('/__open-in-editor', ({ url }, response) => {
            opened(url);
            response.end();
          });
        },
      },
    ],
  });
  await vite.listen();
  address = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

afterAll(() => vite.close());

describe('a file is opened for the own page', () => {
  test.each<[string, () => Headers]>([
    [
      'of a browser of today',
      () => ({ 'sec-fetch-site': 'same-origin', referer: `${address}/en` }),
    ],
    ['without a referrer', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['of an older browser', () => ({ referer: `${address}/en` })],
    ['under the name localhost', () => ({ ...localhost(), 'sec-fetch-site': 'same-origin' })],
  ])('%s', async (_which, headers) => {
    expect(await openFile(OWN_FILE, headers())).toEqual({ status: 200, isOpened: true });
  });
});

describe('no file is opened for', () => {
  test.each<[string, () => Headers]>([
    ['an image of another site', () => ({ 'sec-fetch-site': 'cross-site', referer: FOREIGN })],
    ['an image of another site without a referrer', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['an image in an older browser', () => ({ referer: `${FOREIGN}/` })],
    ['an image in an older browser without a referrer', () => ({})],
    ['an address that somebody typed or clicked', () => ({ 'sec-fetch-site': 'none' })],
    ['another server of this machine', () => ({ 'sec-fetch-site': 'same-site' })],
    ['another server of this machine, older', () => ({ referer: 'http://127.0.0.1:1/' })],
    ['a script of another site', () => ({ origin: FOREIGN })],
    ['a script of no site', () => ({ origin: 'null', referer: `${address}/` })],
    ['a site that points its name here', () => rebound('evil.example')],
    ['a site that points its name and port here', () => rebound(`evil.example:${port()}`)],
    ['a site whose name begins as ours', () => rebound(`localhost.evil.example:${port()}`)],
    ['an address of the network', () => rebound('192.168.0.7')],
  ])('%s', async (_who, headers) => {
    expect(await openFile(OWN_FILE, headers())).toEqual({ status: 403, isOpened: false });
  });

  test.each(['/__open-in-editor/', '/__OPEN-in-editor', '/base/__open-in-editor'])(
    'another site at %s',
    async (path) => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect(await openFile(OWN_FILE, headers, path)).toEqual({ status: 403, isOpened: false });
    },
  );
});

test('a file outside of the project is not even opened for the own page', async () => {
  const own = { 'sec-fetch-site': 'same-origin' };
  expect(await openFile('/etc/hostname', own)).toEqual({ status: 403, isOpened: false });
  expect(await openFile('', own)).toEqual({ status: 403, isOpened: false });
});

test('a file of the project is one that is in its folder in truth', async () => {
  const link = join(ROOT, `link-${process.pid}`);
  await writeFile(join(folder, 'outside.txt'), '');
  await symlink(folder, link);
  onTestFinished(() => unlink(link));
  const others = ['/etc/hostname', join(link, 'outside.txt'), `${ROOT}/../x`, ROOT, 'a\0b', ''];
  expect(others.filter(isOwnFile)).toEqual([]);
  const own = [OWN_FILE, `${OWN_FILE}:3`, `${OWN_FILE}:3:7`, `file://${OWN_FILE}`];
  expect(own.filter(isOwnFile)).toEqual(own);
});

type Headers = Record<string, string>;

const FOREIGN = 'https://evil.example';

function port(): string {
  return new URL(address).port;
}

function localhost(): Headers {
  return { host: `localhost:${port()}` };
}

/** What a browser sends that takes another name for ours: to it, all is of one origin. */
function rebound(host: string): Headers {
  return { host, 'sec-fetch-site': 'same-origin', referer: `http://${host}/` };
}

async function openFile(file: string, headers: Headers, path = '/__open-in-editor') {
  opened.mockClear();
  const { status } = await ask(address, `${path}?file=${encodeURIComponent(file)}`, { headers });
  return { status, isOpened: opened.mock.calls.length > 0 };
}
