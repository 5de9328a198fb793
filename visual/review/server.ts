import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { assertLength, HttpError, toErrorResponse } from '../../lib/http-error.ts';
import { assertLocalHost, assertOwnPage } from '../../lib/own-page.ts';
import {
  findInlineScripts,
  formatSecurityPolicy,
  SECURITY_HEADERS,
} from '../../tools/hosting/security-headers.ts';
import { closeServer, LOOPBACK, listen } from '../../tools/serve/listen.ts';
import { decide as decideIn } from '../decide/decide.ts';
import { type Drafts, parseDrafts } from '../model/drafts.ts';
import { type Decided, describeOtherCommit, listImages, type Report } from '../model/report.ts';
import { getPicturePath, readReport } from '../model/report-folder.ts';
import { renderReportPage } from './page-file.ts';

/** A running review server, with its URL without a trailing slash. */
export type ReviewServer = Awaited<ReturnType<typeof serveReview>>;

interface ReviewOptions {
  /** 0 picks any free port. */
  port: number;
  decide?: (drafts: Drafts) => Promise<Decided>;
  /** The report's folder. */
  folder: string;
  /** Tells the checked-out commit: a report of another one says so. */
  findHead?: () => string;
}

/**
 * Serves the review page of a report to this machine only, and saves the decisions made there.
 * @throws UserError when there is no report, or the port is in use
 */
export async function serveReview({
  port,
  folder,
  decide = (drafts) => decideIn(drafts, folder),
  findHead,
}: ReviewOptions) {
  await readReport(folder);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    assertLocalHost(request, 'review');
    // Read every time, so that a reload shows the latest run.
    const report = await readReport(folder);
    // Node sends no body to a request that asks for the head alone.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const route = `${method} ${request.url}`;
    if (route === 'GET /') return sendPage(noteCommit(report, findHead?.()), response);
    if (route === 'POST /decisions') {
      const decided = await decide(await readDecisions(report, request));
      return sendJson(response, {
        ...decided,
        report: noteCommit(decided.report, findHead?.()),
      });
    }
    // Only hashes in the report are read from disk.
    const hashes = report.results.flatMap(listImages);
    const { format = 'png' } = report;
    const hash = hashes.find((known) => route === `GET /pictures/${known}.${format}`);
    const file = hash && getPicturePath(folder, hash, format);
    const image = file && (await readFile(file).catch(() => undefined));
    if (!image) throw new HttpError(404, 'Not found. The review page is at /.');
    send(response, 200, `image/${format}`, image);
  }

  const server = createServer((request, response) => {
    response.setHeaders(new Headers({ ...SECURITY_HEADERS, ...HEADERS }));
    answer(request, response).catch((error) => {
      const { status, body } = toErrorResponse(error, 'npm run visual:review');
      sendJson(response, body, status);
    });
  });
  await listen(server, 'review', port, LOOPBACK);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  };
}

const HEADERS = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Says that a report is of another commit than the checkout. */
function noteCommit(report: Report, head?: string): Report {
  const notice = describeOtherCommit(report, head);
  return notice ? { ...report, notices: [...report.notices, notice] } : report;
}

async function sendPage(report: Report, response: ServerResponse): Promise<void> {
  const html = await renderReportPage(report, true);
  response.setHeader(
    'Content-Security-Policy',
    formatSecurityPolicy(findInlineScripts(html), { hasOwnFonts: true }),
  );
  send(response, 200, 'text/html;charset=utf-8', html);
}

/** More than a decision with the longest reason about every accepted picture has. */
const MOST_BYTES = 10_000_000;

async function readDecisions(report: Report, request: IncomingMessage): Promise<Drafts> {
  assertOwnPage(request, 'review');
  const why = `At most ${MOST_BYTES / 1e6} MB are decided at once. Decide one cause after the other.`;
  assertLength(request, MOST_BYTES, why);
  const drafts = parseDrafts(await text(request), 'The request');
  if (report.id === drafts.report) return drafts;
  throw new HttpError(409, 'There is a newer report. Reload the page, then decide again.');
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  const headers = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, headers).end(body);
}
