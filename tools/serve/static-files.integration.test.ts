import { rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { ask as askAt } from '../../lib/ask.fixture.ts';
import { createSharedFolder, writeFiles } from '../../lib/temporary-folder.fixture.ts';
import { replaceFolder } from '../files/replace-folder.ts';
import { closeServer, LOOPBACK, listen } from './listen.ts';
import { serveFiles } from './static-files.ts';

const PAGE = '<p>Page</p>'.repeat(50);
const SECRET = 'secret';

const root = await createSharedFolder();
const folder = join(root, 'site');
await build();
await writeFile(join(root, 'secret.txt'), SECRET);
const server = createServer(serveFiles({ folder, getHeaders: () => ({}) }));
await listen(server, 'site', 0, LOOPBACK);
const { port } = server.address() as AddressInfo;
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askAt(`http://${LOOPBACK}:${port}`, path, { headers, method });

afterAll(() => closeServer(server));

describe('a page', () => {
  test.each(['/en', '/en/', '/en?utm=1', '/en/index.html'])('answers at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: PAGE });
  });

  test.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['zebra', undefined],
    ['', undefined],
  ])('is sent to who accepts "%s" as %s', async (accepted, encoding) => {
    const { headers } = await ask('/en', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await ask('/en');
    for (const known of [String(headers.etag), `"other", ${headers.etag}`, '*']) {
      expect(await ask('/en', { 'If-None-Match': known })).toMatchObject({ status: 304, body: '' });
    }
  });

  test.each([
    ['bytes=0-2', 206, PAGE.slice(0, 3)],
    ['bytes=-3', 206, PAGE.slice(-3)],
    ['bytes=5-2', 416, ''],
    ['bytes=0-99999999999999999999', 206, PAGE],
    ['bytes=abc', 200, PAGE],
    ['items=0-1', 200, PAGE],
  ])('answers the range %s with %i', async (range, status, text) => {
    const body = expect.stringContaining(text);
    expect(await ask('/en', { Range: range })).toMatchObject({ status, body });
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
  const { status, headers } = await ask('/en', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ...['/nowhere', '/_headers', '/_redirects', '/_kept'],
  ...['/en/index.html.br', '/en/index.html.gz', '/..', '/.'],
  ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt'],
  ...['/en/../../secret.txt', '/%252e%252e/secret.txt', '/..%5csecret.txt', '/..\\secret.txt'],
  ...['//secret.txt', '///../secret.txt', '/en%00', '/%', '/%zz', '/%c0%ae%c0%ae/secret.txt'],
  ...['/en/%0d%0aX-Injected: 1', '/..;/secret.txt', '/en%2f..%2f..%2fsecret.txt'],
  ...['/*', `/${'long'.repeat(99)}`],
])('nothing is found at %s', async (path) => {
  const { status, body, headers } = await ask(path);
  expect(status).toBe(404);
  expect(body).not.toContain(SECRET);
  expect(headers).not.toHaveProperty('x-injected');
});

test('goes on while builds replace the folder under twenty connections', async () => {
  let isBuilding = true;
  const statuses = new Set<number>();
  const connections = Array.from({ length: 20 }, async () => {
    while (isBuilding) statuses.add((await ask('/en')).status);
  });
  for (let at = 0; at < 10; at++) await build();
  isBuilding = false;
  await Promise.all(connections);
  expect([...statuses]).toEqual([200]);
});

test('a new build answers at once, in every encoding', async () => {
  const askAll = () =>
    Promise.all(['', 'gzip', 'br'].map((name) => ask('/en', { 'Accept-Encoding': name })));
  const before = await askAll();
  await build('<p>New</p>');
  const after = await askAll();
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(after[0]?.body).toBe('<p>New</p>');
  const tags = [...before, ...after].map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(6);
  await build();
});

test('a folder that is gone is unavailable until it is back', async () => {
  await rename(folder, `${folder}.gone`);
  expect(await ask('/en')).toMatchObject({ status: 503 });
  await rename(`${folder}.gone`, folder);
  expect(await ask('/en')).toMatchObject({ status: 200 });
});

test('a port that is in use is named, with what to do', async () => {
  await expect(listen(createServer(), 'site', port, LOOPBACK)).rejects.toThrow(
    `Port ${port} for the site is already in use.`,
  );
});

function build(text = PAGE): Promise<void> {
  const made = join(root, 'next');
  return replaceFolder(folder, made, async () => {
    const hidden = { _headers: SECRET, _redirects: SECRET, _kept: SECRET };
    await writeFiles(made, { 'en/index.html': text, ...hidden });
    await writeFile(join(made, 'en/index.html.br'), brotliCompressSync(text));
    await writeFile(join(made, 'en/index.html.gz'), gzipSync(text));
  });
}
