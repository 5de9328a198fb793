import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT, UserError } from '../tools/library/project.ts';
import { parsedJson, replaceFile } from './files.ts';

/** The accepted pictures, one line of JSON each; git is their history. */
export const ACCEPTED_FILE = 'visual/accepted.jsonl';

const acceptedSchema = z.strictObject({
  /** Storybook's id of the story, and the name of the mode. */
  story: z.string().min(1),
  mode: z.string().min(1),
  /** SHA-256 of size and decoded pixels, see `pixelHash`. */
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
 * @throws UserError that lists every invalid line
 */
export async function readAccepted(file = join(ROOT, ACCEPTED_FILE)): Promise<AcceptedPictures> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const { lines, problems } = parseAccepted(text);
  if (problems.length === 0) return newestOfEach(lines);
  throw new UserError(
    `${ACCEPTED_FILE} has invalid lines:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
      'Restore these lines (`git log -p` shows them), or delete them and accept their pictures again.',
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
export function pictureOf({ story, mode }: Pick<Accepted, 'story' | 'mode'>): string {
  return `${story}.${mode}`;
}

/** The valid lines of the file, and the problems with the others. */
function parseAccepted(text: string): { lines: Accepted[]; problems: string[] } {
  const problems: string[] = [];
  const lines = text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    const { success, data, error } = acceptedSchema.safeParse(parsedJson(line));
    if (success) return [data];
    const [issue] = error.issues;
    problems.push(`line ${index + 1}: ${[...(issue?.path ?? []), issue?.message].join(' ')}`);
    return [];
  });
  return { lines, problems };
}

/**
 * Where two branches changed neighbouring lines, git keeps the lines of both. Of several lines for
 * one picture the newest wins.
 */
function newestOfEach(lines: readonly Accepted[]): AcceptedPictures {
  const oldestFirst = lines.toSorted((one, other) => Date.parse(one.when) - Date.parse(other.when));
  return new Map(oldestFirst.map((line) => [pictureOf(line), line]));
}
