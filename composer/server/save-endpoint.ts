import type { IncomingMessage, ServerResponse } from 'node:http';
import { toErrorResponse } from '../../tools/serve/http-error.ts';
import { assertOwnPage, readBody } from './guard.ts';
import { save } from './save.ts';

/** Answers a request to save a landing: with the file that was written, or with the reason why not. */
export async function handleSave(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): Promise<void> {
  try {
    assertOwnPage(request, token);
    send(response, 200, save(await readBody(request)));
  } catch (error) {
    const { status, body } = toErrorResponse(error, 'npm run dev');
    send(response, status, body);
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}
