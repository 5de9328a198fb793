import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson, replaceFile } from '../../lib/json-files.ts';
import { UserError } from '../../lib/user-error.ts';
import { ACCEPTED_FILE, ROOT } from '../../tools/project/paths.ts';

const acceptedSchema = z.strictObject({
  /** Storybook's id of the story, and the name of the mode. */
  story: z.string().min(1),
  mode: z.string().min(1),
  /** SHA-256 of size and decoded pixels, see `hashPixels`. */
  pixels: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Name and email address from the git config. */
  who: z.string().min(1),
  when: z.iso.datetime(),
  why: z.string().min(1),
});

/** One line of `visual/accepted.jsonl`. */
export type Accepted = z.infer<typeof acceptedSchema>;

/** Accepted lines by the id of their picture. */
export type AcceptedPictures = Map<string, Accepted>;

/**
 * Reads the accepted pictures; none when there is no file.
 * @throws UserError when a line is invalid
 */
export async function readAccepted(file = join(ROOT, ACCEPTED_FILE)): Promise<AcceptedPictures> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return keepNewest(
    text.split('\n').flatMap((line, index) => (line === '' ? [] : parseLine(line, index + 1))),
  );
}

/** Writes the lines sorted by picture. */
export async function writeAccepted(
  accepted: AcceptedPictures,
  file = join(ROOT, ACCEPTED_FILE),
): Promise<void> {
  const sorted = [...accepted].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = sorted.map(([, line]) => `${JSON.stringify(line)}\n`).join('');
  await replaceFile(file, text);
}

/** The picture that a line is about, as `Picture.id`. */
export function getPictureId({ story, mode }: Pick<Accepted, 'story' | 'mode'>): string {
  return `${story}.${mode}`;
}

function parseLine(line: string, number: number): Accepted {
  const { success, data, error } = acceptedSchema.safeParse(parseJson(line));
  if (success) return data;
  const [issue] = error.issues;
  throw new UserError(
    `${ACCEPTED_FILE}, line ${number}: ${[...(issue?.path ?? []), issue?.message].join(' ')}\n` +
      'Restore this line (`git log -p` shows it), or delete it and accept its picture again.',
  );
}

/**
 * Where two branches changed neighbouring lines, git keeps the lines of both. Of several lines for
 * one picture the newest wins.
 */
function keepNewest(lines: readonly Accepted[]): AcceptedPictures {
  const oldestFirst = lines.toSorted((one, other) => Date.parse(one.when) - Date.parse(other.when));
  return new Map(oldestFirst.map((line) => [getPictureId(line), line]));
}
