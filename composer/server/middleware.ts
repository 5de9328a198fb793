import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import react from '@vitejs/plugin-react';
import { HttpError, toErrorResponse } from '../../lib/http-error.ts';
import { assertLocalHost } from '../../lib/own-page.ts';
import { CHECK_ADDRESS, FILE_HEADER, PICTURE_ADDRESS, SAVE_ADDRESS } from '../api.ts';
import { assertComposer, LANDING, PICTURE, type Sent } from './guard.ts';
import { PAGES, type Page, renderPage } from './pages.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Serves the pages of the Composer and writes what the page with the token sends. */
export function createMiddleware(token: string): Middleware {
  return (request, response, next) => {
    const path = request.url?.replace(/[?#].*$/, '');
    const page = PAGES.find(({ file }) => path === `/${file}`);
    if (page) sendPage(page, token, request, response);
    else if (path === `/${SAVE_ADDRESS}`) answer(LANDING, saveLanding).catch(next);
    else if (path === `/${CHECK_ADDRESS}`) answer(LANDING, checkLanding).catch(next);
    else if (path === `/${PICTURE_ADDRESS}`) answer(PICTURE, savePicture).catch(next);
    else next();

    /** Answers what the Composer sends: with what was written, or with the reason why not. */
    async function answer(sent: Sent, write: (question: IncomingMessage) => Promise<object>) {
      const sendJson = (status: number, body: object) =>
        send(response, status, 'application/json', JSON.stringify(body));
      try {
        assertComposer(request, token, sent);
        sendJson(200, await write(request));
      } catch (error) {
        const { status, body } = toErrorResponse(error, 'npm run dev');
        sendJson(status, body);
      }
    }
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

// What writes is loaded when it is needed, so that the workbench starts as fast as without it.

async function saveLanding(request: IncomingMessage) {
  const { save } = await import('./save.ts');
  return await save(await text(request));
}

async function checkLanding(request: IncomingMessage) {
  const { check } = await import('./save.ts');
  return await check(await text(request));
}

async function savePicture(request: IncomingMessage) {
  const { addPicture } = await import('../../tools/landing/add-picture.ts');
  const name = decodeURIComponent(String(request.headers[FILE_HEADER] ?? ''));
  return { file: await addPicture(await buffer(request), name) };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-store' })
    .end(body);
}
