import type { IncomingMessage, ServerResponse } from 'node:http';
import { SAVE_ADDRESS } from './embedded.ts';
import { PAGES, type Page, pageHtml } from './pages.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Serves the pages of the Composer and saves what the page with the token sends. */
export function composerMiddleware(token: string): Middleware {
  return (request, response, next) => {
    const path = pathOf(request);
    const page = PAGES.find(({ file }) => path === `/${file}`);
    if (page) return sendPage(page, token, request, response);
    if (path !== `/${SAVE_ADDRESS}`) return next();
    // Loaded when it is needed, so that the workbench starts as fast as without it.
    import('./save/answer.ts').then(({ answerSave }) => answerSave(request, response, token), next);
  };
}

/** Only a tab gets the token: what a script of another site fetches could be read there. */
function sendPage(page: Page, token: string, request: IncomingMessage, response: ServerResponse) {
  const isOpenedInTab = request.headers['sec-fetch-dest'] === 'document';
  const html = pageHtml(page, `/${page.script}`, isOpenedInTab ? token : null);
  response
    .writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html);
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.replace(/[?#].*$/, '');
}
