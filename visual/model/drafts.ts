import { z } from 'zod';
import { parseJsonFile } from '../../lib/parse-json.ts';
import { UserError } from '../../lib/user-error.ts';
import { HASH } from './decisions.ts';

/** A person: `Name <email>`. */
export const AUTHOR = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^<>]+ <[^<>@\s]+@[^<>\s]+>$/);

const draftSchema = z
  .strictObject({
    /** `Picture.id`. */
    id: z.string().min(1).max(1000),
    /** `undecided` takes back an earlier decision. */
    answer: z.enum(['accepted', 'rejected', 'undecided']),
    /** Empty only for `undecided`. */
    why: z.string().trim().max(1000),
    /** Hashes of the reviewed pictures; `null` when there was none. Other pictures are not decided. */
    before: HASH.nullable(),
    after: HASH.nullable(),
    /** The decision that was known when this one was made: it answers that one, or `null` none. */
    replaces: z.strictObject({ who: z.string(), when: z.string() }).nullable(),
  })
  .refine(({ answer, why }) => answer === 'undecided' || why !== '', {
    error: 'A decision needs a reason.',
    path: ['why'],
  });

const draftsSchema = z.strictObject({
  version: z.literal(4),
  /** Who made them: `Name <email>`. Without it, whoever applies them has. */
  who: AUTHOR.optional(),
  /** `Report.id` of the report in which the drafts were made. */
  report: z.string().min(1).max(200),
  drafts: z.array(draftSchema).min(1),
});

/** One decision of a person about one picture. */
export type Draft = z.infer<typeof draftSchema>;

/** Drafts as the review page sends or exports them and `npm run visual -- apply FILE` applies them. */
export type Drafts = z.infer<typeof draftsSchema>;

/**
 * Reads drafts as JSON.
 * @param source what contains them, for the message
 * @throws UserError that lists what is invalid
 */
export function parseDrafts(text: string, source: string): Drafts {
  const { data, error } = draftsSchema.safeParse(parseJsonFile(text, source));
  if (data) return data;
  // What is wrong around the drafts says that they are none.
  const lines = error.issues
    .filter(({ path }) => path.length > 1)
    .map(({ path, message }) => `\n${nameIn(path)}: ${message}`);
  throw new UserError(
    `${source} has no drafts that can be applied. Export them from a report once more.${lines.join('')}`,
  );
}

/** Entries are counted from 1, as people count them. */
function nameIn(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join('.');
}
