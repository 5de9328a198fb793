import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Marks } from '../report.ts';
import { writeReport } from '../report-folder.ts';
import { decidesFor, exampleReport, writeExample } from './fixture.ts';
import { TOKEN_HEADER } from './page/embedded.ts';
import { LARGEST_BODY } from './refusal.ts';
import { type Reviewing, serveReview } from './server.ts';

const BUTTON = 'components-button--plain.en-480';
const report = exampleReport();
const decide = vi.fn(decidesFor(report));
let folder: string;
let reviewing: Reviewing;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-'));
  await writeExample(folder, report);
  await writeFile(join(folder, 'secret.png'), 'secret');
  reviewing = await serveReview({ port: 0, decide, folder });
  token = await pageToken();
});

afterAll(async () => {
  await reviewing.close();
  await rm(folder, { recursive: true });
});

describe('the page', () => {
  test('is one file that loads nothing from elsewhere', async () => {
    const { status, body, headers } = await ask('/');
    expect(status).toBe(200);
    expect(body).not.toMatch(/<(script|link)[^>]+(src|href)="(?!data:)/);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('shows the next report after a reload, and whatever its texts say', async () => {
    const hostile = { ...report, commit: 'abc', browser: '</script><script>alert(1)</script>' };
    await writeReport(hostile, folder);
    expect((await ask('/')).body).not.toContain('alert(1)</script>');
    await writeReport(report, folder);
    expect((await ask('/')).body).toContain('"commit":"0123456789abcdef"');
  });

  test('is not given to a foreign name that points here', async () => {
    expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(403);
    expect((await ask('/', { headers: { host: 'localhost:1' } })).status).toBe(403);
  });
});

describe('pictures', () => {
  test('are found by their id', async () => {
    const { status, headers } = await ask(`/pictures/after/${BUTTON}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
  });

  test.each([
    '/pictures/after/unknown',
    '/pictures/after/../../secret.png',
    '/pictures/after/..%2F..%2Fsecret.png',
    '/pictures/../secret.png',
    `/pictures/secret/${BUTTON}`,
    `/pictures/after/${BUTTON}/..`,
    '/report.json',
  ])('are not found by a path: %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });
});

describe('decisions', () => {
  test('are carried out and answered', async () => {
    const { status, body } = await send(marks());
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ done: [BUTTON], refused: [] });
    expect(decide).toHaveBeenLastCalledWith(marks());
  });

  test.each([
    ['another site sends them', { origin: 'http://evil.example' }, 403],
    ['nobody says who sends them', { origin: undefined }, 403],
    ['they carry no token', { [TOKEN_HEADER]: undefined }, 403],
    ['they carry a wrong token', { [TOKEN_HEADER]: 'wrong' }, 403],
    ['they are a form', { 'content-type': 'text/plain' }, 415],
    ['they come by a foreign name', { host: 'evil.example', origin: 'http://evil.example' }, 403],
  ])('are refused when %s', async (_why, headers, status) => {
    decide.mockClear();
    expect((await send(marks(), headers)).status).toBe(status);
    expect(decide).not.toHaveBeenCalled();
  });

  test.each([
    ['not JSON', '{', 400],
    ['without a reason', JSON.stringify(marks({ why: ' ' })), 400],
    ['about a hash that is none', JSON.stringify(marks({ after: '../x' })), 400],
    ['of the report before', JSON.stringify({ ...marks(), report: 'older' }), 409],
    ['too large', ' '.repeat(LARGEST_BODY + 1), 413],
  ])('are refused when they are %s', async (_why, body, status) => {
    decide.mockClear();
    const answer = await send(body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body).why).toMatch(/\.|:/);
    expect(decide).not.toHaveBeenCalled();
  });

  test('are refused in a report for reading only', async () => {
    await writeReport({ ...report, isReportOnly: true }, folder);
    const { status, body } = await send(marks());
    expect([status, JSON.parse(body).why]).toEqual([409, expect.stringContaining('reading only')]);
    await writeReport(report, folder);
  });
});

function marks(change: Partial<Marks['marks'][number]> = {}): Marks {
  const mark = {
    id: BUTTON,
    verdict: 'accepted',
    why: 'Wanted',
    before: null,
    after: null,
  } as const;
  return { version: 1, report: report.id, marks: [{ ...mark, ...change }] };
}

function send(body: Marks | string, headers: Record<string, string | undefined> = {}) {
  return ask('/decisions', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      origin: reviewing.address,
      'content-type': 'application/json',
      [TOKEN_HEADER]: token,
      ...headers,
    },
  });
}

interface Asked {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string;
}

/** Plain HTTP, for `fetch` neither sends a foreign Host nor leaves `..` in a path. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  const { hostname, port } = new URL(reviewing.address);
  request(
    { hostname, port, path, method, headers: Object.fromEntries(given) },
    async (response) => {
      const chunks: Buffer[] = await response.toArray();
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks).toString(),
      });
    },
  )
    .on('error', reject)
    .end(body);
  return promise;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

async function pageToken(): Promise<string> {
  const { body } = await ask('/');
  return /"token":"([\w-]+)"/.exec(body)?.[1] ?? '';
}
