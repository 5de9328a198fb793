import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeServer, listen } from '../../tools/serve/listen.ts';
import { TOKEN_HEADER } from '../api.ts';
import { handleSave } from './save-endpoint.ts';

const TOKEN = 'the-token';
/** Gets past every check but that of its contents, so nothing is ever written. */
const NO_DRAFT = '{}';
let server: Server;
let port: number;
/** Where the server is told that requests come from; undefined: where they come from. */
let from: string | undefined;

beforeAll(async () => {
  server = createServer((question, answer) => {
    if (from) Object.defineProperty(question.socket, 'remoteAddress', { value: from });
    return handleSave(question, answer, TOKEN);
  });
  await listen(server, 'workbench', 0, '127.0.0.1');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => closeServer(server));

describe('a request to save', () => {
  test('of the Composer is read', async () => {
    expect(await ask()).toMatchObject({ status: 400, why: expect.stringContaining('draft') });
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
    expect(await ask({ headers })).toMatchObject({ status: 403 });
  });

  test.each([
    ['192.168.0.7', 403],
    ['::ffff:192.168.0.7', 403],
    ['::1', 400],
    ['::ffff:127.0.0.1', 400],
  ])('from %s is answered with %d', async (address, status) => {
    from = address;
    const answer = await ask();
    from = undefined;
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.why).toContain('Only a browser on the machine');
  });

  test('is refused when its method is not POST', async () => {
    expect(await ask({ method: 'PUT' })).toMatchObject({ status: 405 });
  });

  test('is refused when a form could have sent it', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(await ask({ headers })).toMatchObject({ status: 415 });
  });

  test('is refused when it is too large', async () => {
    expect(await ask({ body: ' '.repeat(500_001) })).toMatchObject({ status: 413 });
  });

  test.each(['../evil', 'a/b', 'Students', 'camelCase', '', 'x'.repeat(61)])(
    'is refused when the landing is named "%s"',
    async (name) => {
      expect(await ask({ body: requestOf(name) })).toMatchObject({
        status: 422,
        why: expect.stringContaining('name'),
      });
    },
  );

  test('is refused with every problem of its landing', async () => {
    const { status, why } = await ask({ body: requestOf('nobody') });
    expect(status).toBe(422);
    expect(why).toContain('path.de does not begin with its language');
    expect(why).toContain('sections are empty');
  });
});

function requestOf(name: string): string {
  const landing = { path: { en: '/en/x', de: '/x' }, sections: [] };
  return JSON.stringify({ draft: { name, landing }, agreedTo: null });
}

interface Question {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string;
}

/** Plain HTTP, because `fetch` sends neither another Host nor another Origin. */
async function ask({ method = 'POST', headers = {}, body = NO_DRAFT }: Question = {}) {
  const own = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    [TOKEN_HEADER]: TOKEN,
  };
  const given = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; why: string }>();
  request(
    { host: '127.0.0.1', port, method, headers: Object.fromEntries(given), agent: false },
    async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, ...JSON.parse(text) });
    },
  )
    .on('error', reject)
    .end(body);
  return promise;
}
