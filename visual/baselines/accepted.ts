import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson, replaceFile } from '../../lib/json-files.ts';
import { describeMergeConflict } from '../../lib/merge-conflict.ts';
import { isRecord } from '../../lib/objects.ts';
import { sha256 } from '../../lib/sha256.ts';
import { UserError } from '../../lib/user-error.ts';
import { ACCEPTED_FILE, ROOT } from '../../tools/project/paths.ts';

/** SHA-256 of size and decoded pixels, see `hashPixels`. */
export const HASH = z.string().regex(/^[0-9a-f]{64}$/);

const acceptedSchema = z.strictObject({
  /** Storybook's id of the story, and the name of the mode. */
  story: z.string().min(1),
  mode: z.string().min(1),
  pixels: HASH,
  width: z.int().positive(),
  height: z.int().positive(),
  /** Name and email address from the git config. */
  who: z.string().min(1),
  when: z.iso.datetime(),
  why: z.string().min(1),
});

/** What `visual/accepted.jsonl` says about one picture. */
export type Accepted = z.infer<typeof acceptedSchema>;

/** Accepted pictures by their id. */
export type AcceptedPictures = Map<string, Accepted>;

/**
 * Reads the accepted pictures; none when there is no file.
 * @throws UserError when a line is invalid
 */
export async function readAccepted(file = join(ROOT, ACCEPTED_FILE)): Promise<AcceptedPictures> {
  return parseAccepted(existsSync(file) ? await readFile(file, 'utf8') : '');
}

/**
 * Reads the text of that file: a line for each decision, then one for each picture that ends with the
 * id of its decision. Older lines of pictures contain the decision.
 * @throws UserError when a line is invalid
 */
export function parseAccepted(text: string): AcceptedPictures {
  const conflict = describeMergeConflict(text, ACCEPTED_FILE);
  if (conflict) throw new UserError(`${conflict} Of the lines with pictures both sides may stay.`);
  const lines = text
    .split('\n')
    .map((line, index) => ({ isEmpty: line === '', value: parseJson(line), number: index + 1 }))
    .filter(({ isEmpty }) => !isEmpty);
  const decisions = new Map(
    lines.flatMap(({ value }) => {
      if (!isRecord(value) || !('decision' in value)) return [];
      const { decision, ...details } = value;
      return [[decision, details]];
    }),
  );
  const pictures = lines
    .filter(({ value }) => !isRecord(value) || !('decision' in value))
    .map(({ value, number }) => ({
      id: findPictureId(value),
      isOrphan: Array.isArray(value) && !decisions.has(value[5]),
      number,
      ...acceptedSchema.safeParse(Array.isArray(value) ? unpack(value, decisions) : value),
    }));
  // Where two branches changed neighbouring lines, git keeps the lines of both: the newest wins.
  const oldestFirst = pictures
    .flatMap(({ data }) => data ?? [])
    .sort((one, other) => Date.parse(one.when) - Date.parse(other.when));
  const accepted = new Map(oldestFirst.map((line) => [getPictureId(line), line]));
  for (const { id = '', isOrphan, number, error } of pictures) {
    // One branch accepted it anew and so removed the decision, whose line git kept for the other.
    if (!error || (isOrphan && accepted.has(id))) continue;
    const [issue] = error.issues;
    throw new UserError(
      `${ACCEPTED_FILE}, line ${number}: ${[...(issue?.path ?? []), issue?.message].join(' ')}\n` +
        'Restore this line (`git log -p` shows it), or delete it and accept its picture again.',
    );
  }
  return accepted;
}

/** Writes the decisions in their order, then the lines sorted by picture. */
export async function writeAccepted(
  accepted: AcceptedPictures,
  file = join(ROOT, ACCEPTED_FILE),
): Promise<void> {
  const decisions = new Map<string, string>();
  const pictures = [...accepted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { who, when, why, ...picture }]) => {
      // From its content, so that two branches never give one id to two decisions.
      const decision = sha256(JSON.stringify([who, when, why])).slice(0, 8);
      decisions.set(`${when} ${decision}`, JSON.stringify({ decision, who, when, why }));
      const { story, mode, pixels, width, height } = picture;
      return JSON.stringify([story, mode, pixels, width, height, decision]);
    });
  const oldestFirst = [...decisions].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = [...oldestFirst.map(([, line]) => line), ...pictures];
  await replaceFile(file, lines.map((line) => `${line}\n`).join(''));
}

/** The picture that a line is about, as `Picture.id`. */
export function getPictureId({ story, mode }: Pick<Accepted, 'story' | 'mode'>): string {
  return `${story}.${mode}`;
}

/** The id of the picture that a parsed line is about, if it is about one. */
export function findPictureId(line: unknown): string | undefined {
  const [story, mode] = Array.isArray(line) ? line : isRecord(line) ? [line.story, line.mode] : [];
  return story && mode && getPictureId({ story, mode });
}

function unpack(line: readonly unknown[], decisions: ReadonlyMap<unknown, object>): unknown {
  const [story, mode, pixels, width, height, decision] = line;
  return { story, mode, pixels, width, height, ...decisions.get(decision) };
}
