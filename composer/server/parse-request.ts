import { z } from 'zod';
import { keysOf } from '../../lib/objects.ts';
import { UserError } from '../../lib/user-error.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { findNameProblems } from '../../site/landings/check/name-problems.ts';
import { ANCHORS } from '../../site/sections/anchors.ts';
import type { SaveRequest } from '../api.ts';

/**
 * Reads a request to save.
 * @throws UserError when it has another shape
 */
export function parseRequest(json: string): SaveRequest {
  try {
    return REQUEST.parse(JSON.parse(json));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'It is not valid JSON.';
    throw new UserError(`This cannot be saved. ${why}`);
  }
}

const localized = <Value extends z.ZodType>(value: Value) => z.record(z.enum(LOCALES), value);

/** The shape of a draft. What a landing may say is checked later, field by field. */
const DRAFT = z.object({
  // It becomes a file name, so no other name gets through.
  name: z.string().superRefine((name, context) => {
    for (const { problem, advice } of findNameProblems(name)) {
      context.addIssue({ code: 'custom', message: `The name ${problem}. ${advice}` });
    }
  }),
  path: localized(z.string()),
  title: localized(z.string()),
  description: localized(z.string()),
  listing: z.unknown().optional(),
  sections: z.array(z.looseObject({ kind: z.enum(keysOf(ANCHORS)) })),
});

const REQUEST = z.object({ draft: DRAFT, agreedTo: z.nullable(z.string()) });
