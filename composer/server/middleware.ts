import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertLocalHost, HttpError } from '../../tools/serve/http-error.ts';
import { SAVE_ADDRESS } from '../api.ts';
import { PAGES, type Page, renderPage } from './pages.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Serves the pages of the Composer and saves what the page with the token sends. */
export function createMiddleware(token: string): Middleware {
  return (request, response, next) => {
    const path = pathOf(request);
    const page = PAGES.find(({ file }) => path === `/${file}`);
    if (page) return sendPage(page, token, request, response);
    if (path !== `/${SAVE_ADDRESS}`) return next();
    // Loaded when it is needed, so that the workbench starts as fast as without it.
    import('./save-endpoint.ts')
      .then(({ handleSave }) => handleSave(request, response, token))
      .catch(next);
  };
}

/** Only a tab at an address of this machine gets the token: other sites could read it elsewhere. */
function sendPage(page: Page, token: string, request: IncomingMessage, response: ServerResponse) {
  try {
    if (page.saves) assertLocalHost(request, 'workbench');
    const isOpenedInTab = request.headers['sec-fetch-dest'] === 'document';
    const html = renderPage(page, `/${page.script}`, isOpenedInTab ? token : null);
    send(response, 200, 'text/html', html);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    send(response, error.status, 'text/plain', error.message);
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-store' })
    .end(body);
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.replace(/[?#].*$/, '');
}
