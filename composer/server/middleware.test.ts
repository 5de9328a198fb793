import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from '../../tools/serve/listen.ts';
import { createMiddleware } from './middleware.ts';

const TOKEN = 'the-token';
/** What the workbench answers itself. */
const LEFT = 'left to the workbench';
const middleware = createMiddleware(TOKEN);
let server: Server;

beforeAll(async () => {
  server = createServer((question, answer) =>
    middleware(question, answer, (error) => answer.end(error ? 'failed' : LEFT)),
  );
  await listen(server, 'workbench', 0, '127.0.0.1');
});

afterAll(() => closeServer(server));

test('the page gets the token when it is opened in a tab', async () => {
  expect((await ask('/composer.html?from=home', 'document')).body).toContain(TOKEN);
});

test.each(['empty', 'iframe', 'script'])('no page gets it as %s', async (use) => {
  const { status, body } = await ask('/composer.html', use);
  expect(status).toBe(200);
  expect(body).toContain('"token":null');
});

test('the page that only shows drafts never gets it', async () => {
  expect((await ask('/composer-preview.html', 'document')).body).not.toContain(TOKEN);
});

test('the page that saves is refused under the name of another host', async () => {
  const { status, body } = await ask('/composer.html', 'document', 'evil.example');
  expect(status).toBe(403);
  expect(body).toContain('Open the workbench at http://localhost:');
  expect(body).not.toContain(TOKEN);
});

test('other addresses are left to the workbench', async () => {
  expect((await ask('/index.json', 'document')).body).toBe(LEFT);
});

test('an answer that fails is left to the workbench with its error', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const broken = createServer((question, answer) => {
    answer.end('too early');
    middleware(question, answer, resolve);
  });
  await listen(broken, 'workbench', 0, '127.0.0.1');
  const { port } = broken.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/composer/save`);
  expect(await promise).toMatchObject({ code: 'ERR_HTTP_HEADERS_SENT' });
  await closeServer(broken);
});

/** Plain HTTP, because `fetch` sends its own `Sec-Fetch-Dest`. */
function ask(path: string, use: string, host?: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const { port } = server.address() as AddressInfo;
  const headers = { 'sec-fetch-dest': use, ...(host && { host }) };
  request({ host: '127.0.0.1', port, path, headers }, async (answer) => {
    const body = Buffer.concat(await answer.toArray()).toString();
    resolve({ status: answer.statusCode ?? 0, body });
  })
    .on('error', reject)
    .end();
  return promise;
}
