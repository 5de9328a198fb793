import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from '../../tools/library/listen.ts';
import { composerMiddleware } from './middleware.ts';

const TOKEN = 'the-token';
const middleware = composerMiddleware(TOKEN);
let server: Server;

beforeAll(async () => {
  server = createServer((question, answer) =>
    middleware(question, answer, () => answer.writeHead(404).end()),
  );
  await listen(server, 'workbench', 0, '127.0.0.1');
});

afterAll(() => close(server));

test('the page gets the token when it is opened in a tab', async () => {
  expect((await ask('/composer.html?from=home', 'document')).body).toContain(TOKEN);
});

test.each(['empty', 'iframe', 'script'])('no page gets it as %s', async (use) => {
  const { status, body } = await ask('/composer.html', use);
  expect(status).toBe(200);
  expect(body).toContain('"token":null');
});

test('the page that only shows drafts never gets it', async () => {
  expect((await ask('/composer-frame.html', 'document')).body).not.toContain(TOKEN);
});

test('other addresses are left to the workbench', async () => {
  expect((await ask('/index.json', 'document')).status).toBe(404);
});

/** Plain HTTP, because `fetch` sends its own `Sec-Fetch-Dest`. */
function ask(path: string, use: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const { port } = server.address() as AddressInfo;
  request({ host: '127.0.0.1', port, path, headers: { 'sec-fetch-dest': use } }, async (answer) => {
    const body = Buffer.concat(await answer.toArray()).toString();
    resolve({ status: answer.statusCode ?? 0, body });
  })
    .on('error', reject)
    .end();
  return promise;
}
