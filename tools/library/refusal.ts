import { UserError } from './project.ts';

/** An error response: an HTTP status, a message for the user, and what the page needs to go on. */
export class Refusal extends UserError {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
