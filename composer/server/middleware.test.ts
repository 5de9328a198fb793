import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeServer, listen } from '../../tools/serve/listen.ts';
import { FILE_HEADER, PICTURE_ADDRESS, SAVE_ADDRESS, TOKEN_HEADER } from '../api.ts';
import { createMiddleware } from './middleware.ts';

const TOKEN = 'the-token';
/** The answer of the workbench itself. */
const LEFT = 'left to the workbench';
/** Gets past every check but that of its contents, so nothing is ever written. */
const NO_DRAFT = '{}';
const middleware = createMiddleware(TOKEN);
let server: Server;
let port: number;
/** Where the server is told that requests come from; undefined: where they come from. */
let from: string | undefined;

beforeAll(async () => {
  server = createServer((question, answer) => {
    if (from) Object.defineProperty(question.socket, 'remoteAddress', { value: from });
    middleware(question, answer, (error) => answer.end(error ? 'failed' : LEFT));
  });
  await listen(server, 'workbench', 0, '127.0.0.1');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => closeServer(server));

test('the page gets the token when it is opened in a tab', async () => {
  expect((await openPage('/composer.html?from=home', 'document')).body).toContain(TOKEN);
});

test.each(['empty', 'iframe', 'script'])('no page gets it as %s', async (use) => {
  const { status, body } = await openPage('/composer.html', use);
  expect(status).toBe(200);
  expect(body).not.toContain(TOKEN);
});

test('the page that only shows drafts never gets it', async () => {
  expect((await openPage('/composer-preview.html', 'document')).body).not.toContain(TOKEN);
});

test('the page that saves is refused under the name of another host', async () => {
  const { status, body } = await openPage('/composer.html', 'document', 'evil.example');
  expect(status).toBe(403);
  expect(body).toContain('Open the workbench at http://localhost:');
  expect(body).not.toContain(TOKEN);
});

test.each(['/composer.html', '/composer-preview.html'])(
  '%s says that it loads until its script shows it',
  async (page) => {
    expect((await openPage(page, 'document')).body).toContain('Loading …');
  },
);

test('other addresses are left to the workbench', async () => {
  expect((await openPage('/index.json', 'document')).body).toBe(LEFT);
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

test('what is sent to be checked needs the token, too', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/composer/check`, { method: 'POST' });
  expect(response.status).toBe(403);
});

describe('a request to save', () => {
  test('of the Composer is read', async () => {
    expect(await askToSave()).toMatchObject({
      status: 400,
      body: expect.stringContaining('draft'),
    });
  });

  test.each([
    ['has no token', { [TOKEN_HEADER]: undefined }],
    ['has a wrong token', { [TOKEN_HEADER]: 'the-taken' }],
    ['comes from another site', { origin: 'https://evil.example' }],
    ['comes from another port', { origin: 'http://localhost:1' }],
    ['comes from no page', { origin: undefined }],
    ['is cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['comes from a page of the same site only', { 'sec-fetch-site': 'same-site' }],
    ['names another host', { host: 'evil.example' }],
    ['names another port', { host: 'localhost:1' }],
  ])('is refused when it %s', async (_why, headers) => {
    expect(await askToSave({ headers })).toMatchObject({ status: 403 });
  });

  test.each([
    ['192.168.0.7', 403],
    ['::ffff:192.168.0.7', 403],
    ['::1', 400],
    ['::ffff:127.0.0.1', 400],
  ])('from %s is answered with %d', async (address, status) => {
    from = address;
    const answer = await askToSave();
    from = undefined;
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toContain('Only a browser on the machine');
  });

  test.each<[string, number, Question]>([
    ['its method is not POST', 405, { method: 'PUT' }],
    ['a form could have sent it', 415, { headers: { 'content-type': 'text/plain' } }],
    ['it is too large', 413, { body: ' '.repeat(500_001) }],
  ])('is refused when %s', async (_why, status, question) => {
    expect(await askToSave(question)).toMatchObject({ status });
  });

  test.each(['../evil', 'a/b', 'Students', 'camelCase', '', 'x'.repeat(61)])(
    'is refused when the landing is named "%s"',
    async (name) => {
      expect(await askToSave({ body: requestOf(name) })).toMatchObject({
        status: 422,
        body: expect.stringContaining('name'),
      });
    },
  );

  test('is refused with every problem of its landing', async () => {
    const { status, body } = await askToSave({ body: requestOf('nobody') });
    expect(status).toBe(422);
    expect(body).toContain('path.de does not begin with its language');
    expect(body).toContain('sections are empty');
  });
});

describe('a picture', () => {
  test.each<[string, number, string, Question]>([
    ['no token', 403, 'restarted', { headers: { [TOKEN_HEADER]: undefined } }],
    ['another site', 403, 'Only a page', { headers: { origin: 'https://evil.example' } }],
    ['the form of a landing', 415, 'octet', { headers: { 'content-type': 'application/json' } }],
    ['too many bytes', 413, '50,000 kB', { headers: { 'content-length': '50000001' } }],
    ['nothing that can be read', 400, 'Büro.jpg is no picture', {}],
  ])('with %s is refused', async (_what, status, why, question) => {
    const picture = { 'content-type': 'application/octet-stream', [FILE_HEADER]: 'B%C3%BCro.jpg' };
    const headers = { ...picture, ...question.headers };
    const answer = await askToSave({ ...question, headers, address: PICTURE_ADDRESS });
    expect(answer).toEqual({ status, body: expect.stringContaining(why) });
  });
});

function requestOf(name: string): string {
  const landing = { path: { en: '/en/x', de: '/x' }, sections: [] };
  return JSON.stringify({ draft: { name, landing }, agreedTo: null });
}

function openPage(path: string, use: string, host = `localhost:${port}`) {
  return ask(path, { method: 'GET', headers: { 'sec-fetch-dest': use, host } });
}

interface Question {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string;
  address?: string;
}

function askToSave(question: Question = {}) {
  const { headers = {}, body = NO_DRAFT, address = SAVE_ADDRESS, ...rest } = question;
  const own = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    [TOKEN_HEADER]: TOKEN,
  };
  return ask(`/${address}`, { headers: { ...own, ...headers }, body, ...rest });
}

/** Plain HTTP, because `fetch` sends neither another Host nor another Origin. */
function ask(path: string, { method = 'POST', headers = {}, body = '' }: Question) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  const options = { host: '127.0.0.1', port, path, method, agent: false };
  request({ ...options, headers: Object.fromEntries(given) }, async (answer) => {
    const text = Buffer.concat(await answer.toArray()).toString();
    resolve({ status: answer.statusCode ?? 0, body: text });
  })
    .on('error', reject)
    .end(body);
  return promise;
}
