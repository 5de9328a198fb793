import { UserError } from '../../../lib/user-error.ts';

/** What to do when an answer is not what was asked for: its fields are not those that we know. */
export const OTHER_MODEL =
  'Check that CONTENT_API_URL leads to the content model of docs/content-service.md.';

/**
 * The error that stops a build when the content service cannot answer a question.
 * @param reason what happened, as part of a sentence
 * @param advice what to do, as a sentence
 */
export function createFailure(
  question: string,
  reason: string,
  advice: string,
  cause?: unknown,
): UserError {
  const message = `The content service failed at "${question}": ${reason.replace(/[\s.,]+$/, '')}. ${advice}`;
  return new UserError(message, { cause });
}
