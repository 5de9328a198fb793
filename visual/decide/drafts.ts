import { z } from 'zod';
import { parsedJson } from '../../lib/json-files.ts';
import { UserError } from '../../lib/user-error.ts';

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable();

const markSchema = z
  .strictObject({
    /** `Picture.id`. */
    id: z.string().min(1).max(1000),
    /** `undecided` takes back an earlier decision. */
    answer: z.enum(['accepted', 'rejected', 'undecided']),
    /** Empty only for `undecided`. */
    why: z.string().trim().max(1000),
    /** Hashes of the reviewed pictures; `null` when there was none. Other pictures are not decided. */
    before: hash,
    after: hash,
  })
  .refine(({ answer, why }) => answer === 'undecided' || why !== '', {
    error: 'A decision needs a reason.',
    path: ['why'],
  });

const marksSchema = z.strictObject({
  version: z.literal(2),
  /** `Report.id` of the report in which the marks were made. */
  report: z.string().min(1).max(200),
  marks: z.array(markSchema).min(1),
});

/** One decision of a person about one picture. */
export type Mark = z.infer<typeof markSchema>;

/** What the review page sends or exports, and `npm run visual -- apply FILE` applies. */
export type Marks = z.infer<typeof marksSchema>;

/**
 * Reads marks as JSON.
 * @param source what contains them, for the message
 * @throws UserError that lists what is invalid
 */
export function parseMarks(text: string, source: string): Marks {
  const { success, data, error } = marksSchema.safeParse(parsedJson(text));
  if (success) return data;
  throw new UserError(
    `${source} has no valid marks. Open the report again and decide there.\n${z.prettifyError(error)}`,
  );
}
