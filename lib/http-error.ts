import type { IncomingMessage } from 'node:http';
import { UserError } from './user-error.ts';

/** An error response: an HTTP status, a message for the user, and what the page needs to go on. */
export class HttpError extends UserError {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/**
 * Refuses a request by the length that it says its body has, before any of it is read: Node reads no
 * more of a body than that. A request that says none is refused, too.
 * @param why it is refused, with the limit and what to do
 */
export function assertLength({ headers }: IncomingMessage, most: number, why: string): void {
  if (!(Number(headers['content-length']) <= most)) throw new HttpError(413, why);
}

/**
 * The answer to a failed request: what the user can do, or, for an unexpected error, where to look.
 * @param command whose terminal shows unexpected errors
 */
export function toErrorResponse(error: unknown, command: string): { status: number; body: object } {
  if (error instanceof HttpError)
    return { status: error.status, body: { why: error.message, ...error.details } };
  if (error instanceof UserError) return { status: 400, body: { why: error.message } };
  console.error(error);
  const why = `Unexpected error. See the terminal of \`${command}\` for details.`;
  return { status: 500, body: { why } };
}
