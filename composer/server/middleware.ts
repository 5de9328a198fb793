import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import react from '@vitejs/plugin-react';
import { HttpError, toErrorResponse } from '../../lib/http-error.ts';
import { assertLocalHost } from '../../lib/own-page.ts';
import { SAVE_ADDRESS } from '../api.ts';
import { assertComposer } from './guard.ts';
import { PAGES, type Page, renderPage } from './pages.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Serves the pages of the Composer and saves what the page with the token sends. */
export function createMiddleware(token: string): Middleware {
  return (request, response, next) => {
    const path = request.url?.replace(/[?#].*$/, '');
    const page = PAGES.find(({ file }) => path === `/${file}`);
    if (page) sendPage(page, token, request, response);
    else if (path === `/${SAVE_ADDRESS}`) handleSave(request, response, token).catch(next);
    else next();
  };
}

/** Only a tab at an address of this machine gets the token: other sites could read it elsewhere. */
function sendPage(page: Page, token: string, request: IncomingMessage, response: ServerResponse) {
  try {
    if (page.saves) assertLocalHost(request, 'workbench');
    const isOpenedInTab = request.headers['sec-fetch-dest'] === 'document';
    const html = renderPage(page, `/${page.script}`, isOpenedInTab ? token : null);
    send(response, 200, 'text/html', html.replace('<script', `${PREAMBLE}<script`));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    send(response, error.status, 'text/plain', error.message);
  }
}

/** What components expect that are replaced when they are edited. */
const PREAMBLE = `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>\n`;

/** Answers a request to save a landing: with its story, or with the reason why not. */
async function handleSave(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): Promise<void> {
  const sendJson = (status: number, body: object) =>
    send(response, status, 'application/json', JSON.stringify(body));
  try {
    assertComposer(request, token);
    // Loaded when it is needed, so that the workbench starts as fast as without it.
    const { save } = await import('./save.ts');
    sendJson(200, await save(await text(request)));
  } catch (error) {
    const { status, body } = toErrorResponse(error, 'npm run dev');
    sendJson(status, body);
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-store' })
    .end(body);
}
