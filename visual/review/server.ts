import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { close, listen } from '../../tools/listen.ts';
import { Mendable } from '../../tools/project.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../../tools/security-headers.ts';
import { type Decided, decide as decideNow } from '../decide.ts';
import { marksSchema } from '../marks.ts';
import type { Marks, Report } from '../report.ts';
import { REPORT_FOLDER, readReport, requestedPng } from '../report-folder.ts';
import { reportPage } from './page-file.ts';
import { assertFromPage, assertLocalHost, bodyOf, Refusal } from './refusal.ts';

/** A running review. */
export interface Reviewing {
  /** Without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

/** What a review can be told. */
export interface ReviewOptions {
  /** 0 takes any free one. */
  port: number;
  decide?: (marks: Marks) => Promise<Decided>;
  /** The report's folder. */
  folder?: string;
}

/**
 * Serves the review page of the last report to this machine only, and carries out what is decided there.
 * @throws Mendable when there is no report, or the port is taken
 */
export async function serveReview({
  port,
  decide = decideNow,
  folder = REPORT_FOLDER,
}: ReviewOptions): Promise<Reviewing> {
  const token = randomBytes(24).toString('base64url');
  let report = await readReport(folder);

  /** Read anew each time, so that reloading shows the next run. */
  async function sendPage(response: ServerResponse): Promise<void> {
    report = await readReport(folder);
    const html = await reportPage(report, token);
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(html));
    send(response, 200, 'text/html;charset=utf-8', html);
  }

  async function takeDecisions(request: IncomingMessage, response: ServerResponse): Promise<void> {
    assertFromPage(request, token);
    const marks = parseMarks(await bodyOf(request));
    report = await readReport(folder);
    assertDecidable(report, marks.report);
    const decided = await decide(marks);
    report = decided.report;
    send(response, 200, 'application/json', JSON.stringify(decided));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    assertLocalHost(request);
    const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '';
    const route = `${request.method} ${pathname}`;
    if (route === 'GET /') return sendPage(response);
    if (route === 'POST /decisions') return takeDecisions(request, response);
    if (route.startsWith('GET /pictures/')) {
      return send(response, 200, 'image/png', await png(folder, report, pathname));
    }
    throw new Refusal(404, 'There is nothing here. The review is at /.');
  }

  const server = createServer((request, response) => {
    response.setHeaders(new Headers({ ...SECURITY_HEADERS, ...HEADERS }));
    answer(request, response).catch((error) => refuse(response, error));
  });
  await listen(server, 'review', port, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => close(server),
  };
}

const HEADERS = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

async function png(folder: string, report: Report, pathname: string): Promise<Buffer> {
  const [, , view, id, ...rest] = pathname.split('/');
  const found = rest.length > 0 ? undefined : await requestedPng(report, folder, { view, id });
  if (found) return found;
  throw new Refusal(404, 'The report has no such picture. Reload the page after a new run.');
}

function parseMarks(text: string): Marks {
  const { success, data, error } = marksSchema.safeParse(json(text));
  if (success) return data;
  const [issue] = error.issues;
  throw new Refusal(400, `These are no decisions: ${issue?.path.join('.')}: ${issue?.message}`);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'These are no decisions: the body is not JSON.');
  }
}

function assertDecidable(report: Report, id: string): void {
  if (report.id !== id) {
    throw new Refusal(409, 'There is a newer report. Reload the page, then decide again.');
  }
  if (report.isReportOnly) {
    throw new Refusal(409, 'This report is for reading only: nothing can be decided in it.');
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}

function refuse(response: ServerResponse, error: unknown): void {
  const isForPeople = error instanceof Refusal || error instanceof Mendable;
  if (!isForPeople) console.error(error);
  const why = isForPeople ? error.message : 'The review broke; its terminal says why.';
  const status = error instanceof Refusal ? error.status : 500;
  send(response, status, 'application/json', JSON.stringify({ why }));
}
