import type { IncomingMessage, ServerResponse } from 'node:http';
import { UserError } from '../../../tools/library/project.ts';
import { assertOwnPage, bodyOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import { save } from './save.ts';

/** Answers a request to save a landing: with the files that were written, or with the reason why not. */
export async function answerSave(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): Promise<void> {
  try {
    assertOwnPage(request, token);
    send(response, 200, await save(await bodyOf(request)));
  } catch (error) {
    if (error instanceof Refusal) {
      send(response, error.status, { why: error.message, ...error.details });
    } else if (error instanceof UserError) {
      send(response, 400, { why: error.message });
    } else {
      console.error(error);
      const why = 'Unexpected error. See the terminal of `npm run dev` for details.';
      send(response, 500, { why });
    }
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}
