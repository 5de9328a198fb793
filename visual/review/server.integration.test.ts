import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask as askAt, openRequest } from '../../lib/ask.fixture.ts';
import { createSharedFolder } from '../../lib/temporary-folder.fixture.ts';
import type { Drafts } from '../model/drafts.ts';
import { getPicturePath, writeReport } from '../model/report-folder.ts';
import { makeDecide, makeExampleReport, writeExample } from './review.fixture.ts';
import { type ReviewServer, serveReview } from './server.ts';

const BUTTON = 'components-button--plain.en-480';
/** A picture that is in the folder, but in no report. */
const UNLISTED = 'f'.repeat(64);
const report = makeExampleReport();
const hash = report.results.find(({ id }) => id === BUTTON)?.after?.hash;
const decide = vi.fn(makeDecide(report));
const folder = await createSharedFolder();
const findHead = vi.fn(() => report.commit);
let reviewServer: ReviewServer;

beforeAll(async () => {
  await writeExample(folder, report);
  await writeFile(join(folder, 'secret.png'), 'secret');
  await writeFile(getPicturePath(folder, UNLISTED), 'secret');
  reviewServer = await serveReview({ port: 0, decide, folder, findHead });
});

afterAll(() => reviewServer.close());

describe('the page', () => {
  test('is one file that loads nothing from other origins', async () => {
    const { status, body, headers } = await ask('/');
    expect(status).toBe(200);
    expect(body).not.toMatch(/<(script|link)[^>]+(src|href)="(?!data:)/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('shows the new report after a reload, with its texts escaped', async () => {
    const hostile = { ...report, commit: 'abc', browser: '</script><script>alert(1)</script>' };
    await writeReport(hostile, folder);
    expect((await ask('/')).body).not.toContain('alert(1)</script>');
    await writeReport(report, folder);
    expect((await ask('/')).body).toContain('"commit":"0123456789abcdef"');
  });

  test('says that its report is of another commit than the checkout', async () => {
    const notice = 'This report is of commit 01234567, and the checkout is at abcdabcd';
    expect((await ask('/')).body).not.toContain(notice);
    findHead.mockReturnValueOnce('abcdabcdabcdabcd');
    expect((await ask('/')).body).toContain(notice);
  });

  test.each(['/', `/pictures/${hash}.png`])('tells the head of %s alone', async (path) => {
    const [whole, head] = await Promise.all([ask(path), ask(path, { method: 'HEAD' })]);
    const { date: _, ...headers } = whole.headers;
    expect(head).toMatchObject({ status: 200, headers, body: '' });
  });

  test('is not served under another host name', async () => {
    expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(403);
    expect((await ask('/', { headers: { host: 'localhost:1' } })).status).toBe(403);
  });
});

describe('pictures', () => {
  test('are served by the hashes in the report', async () => {
    const { status, headers } = await ask(`/pictures/${hash}.png`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
  });

  test.each([
    `/pictures/${'0'.repeat(64)}.png`,
    `/pictures/${UNLISTED}.png`,
    '/pictures/secret.png',
    '/pictures/../secret.png',
    '/pictures/..%2Fsecret.png',
    `/pictures/${UNLISTED}.png/..`,
    '/report.json',
  ])('are not served otherwise: %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });
});

describe('decisions', () => {
  test.for<Partial<Drafts['drafts'][number]>>([
    { answer: 'accepted', why: 'Intended' },
    { answer: 'undecided', why: '' },
  ])('are applied and confirmed: $answer', async (own) => {
    const { status, body } = await send(drafts(own));
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ done: [BUTTON], refused: [] });
    expect(decide).toHaveBeenLastCalledWith(drafts(own));
  });

  test.each([
    ['they come from no page', {}],
    ['they come from another site', { origin: 'http://evil.example' }],
    ['they come from another server of this machine', { origin: 'http://127.0.0.1:1' }],
    ['they use another host name', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('are refused when %s', async (_why, headers) => {
    decide.mockClear();
    expect((await send(drafts(), headers)).status).toBe(403);
    expect(decide).not.toHaveBeenCalled();
  });

  test.each([
    ['not JSON', '{', 400],
    ['without a reason', JSON.stringify(drafts({ why: ' ' })), 400],
    ['about an invalid hash', JSON.stringify(drafts({ after: '../x' })), 400],
    ['from an older report', JSON.stringify({ ...drafts(), report: 'older' }), 409],
  ])('are refused when they are %s', async (_why, body, status) => {
    decide.mockClear();
    const answer = await send(body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body).why).toMatch(/\.|:/);
    expect(decide).not.toHaveBeenCalled();
  });

  test.each([
    ['say that they are endless', { 'transfer-encoding': 'chunked' }],
    ['say that they are larger than any review', { 'content-length': '10000001' }],
  ])('are refused before they are read when they %s', async (_why, headers) => {
    const asked = openRequest(reviewServer.address, '/decisions', {
      method: 'POST',
      headers: { origin: reviewServer.address, ...headers },
    });
    asked.flushHeaders();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    expect(await text(response)).toContain('At most 10 MB are decided at once.');
    asked.destroy();
  });
});

function drafts(change: Partial<Drafts['drafts'][number]> = {}): Drafts {
  const hashes = { before: null, after: null };
  const why = 'Intended';
  const draft = { id: BUTTON, answer: 'accepted', why, ...hashes, replaces: null } as const;
  return { version: 4, report: report.id, drafts: [{ ...draft, ...change }] };
}

function send(body: Drafts | string, headers: object = { origin: reviewServer.address }) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return ask('/decisions', { method: 'POST', body: sent, headers: { ...headers } });
}

function ask(path: string, options?: Parameters<typeof askAt>[2]) {
  return askAt(reviewServer.address, path, options);
}
