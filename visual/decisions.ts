import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Mendable, ROOT } from '../tools/project.ts';
import { sha256 } from './baselines.ts';

/** The decision log: one line of JSON for each decision, only ever appended to. */
export const DECISIONS = join(ROOT, 'visual/decisions.jsonl');

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const entrySchema = z.strictObject({
  /** Storybook's id of the story, and the name of the mode. */
  story: z.string().min(1),
  mode: z.string().min(1),
  verdict: z.enum(['accepted', 'rejected']),
  /** SHA-256 of the baseline's PNG before and after; `null`: no picture. */
  before: hash.nullable(),
  after: hash.nullable(),
  /** SHA-256 of the bytes the browser gave, before the PNG was made smaller. */
  capture: hash.nullable(),
  /** Name and address as git knows the person. */
  who: z.string().min(1),
  when: z.iso.datetime(),
  why: z.string().min(1),
  /** The commit that was checked out. */
  commit: z.string().min(1),
  /** `hash` of the line above when this one was written; `null` in the first. */
  previous: hash.nullable(),
  /** SHA-256 of this line without this field. */
  hash,
});

/** One line of the log. */
export type Entry = z.infer<typeof entrySchema>;

/** What there is to say in a line; its place in the chain is added when it is written. */
export type Unchained = Omit<Entry, 'previous' | 'hash'>;

/** The picture a line is about, as `Picture.id`. */
export function pictureOf({ story, mode }: Pick<Entry, 'story' | 'mode'>): string {
  return `${story}.${mode}`;
}

/** All lines of the log, oldest first. Throws Mendable with every problem of its chain. */
export async function readDecisions(file = DECISIONS): Promise<Entry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const { entries, problems } = checkChain(text);
  if (problems.length === 0) return entries;
  throw new Mendable(
    `The decision log visual/decisions.jsonl cannot be trusted:\n${problems.map((line) => `  ${line}`).join('\n')}\n` +
      'Restore the lines as they were (git log -p visual/decisions.jsonl) and decide again in the review.',
  );
}

/** Reads the log and checks that every line is whole, unaltered, and follows one that is there. */
export function checkChain(text: string): { entries: Entry[]; problems: string[] } {
  const entries: Entry[] = [];
  const problems: string[] = [];
  const known = new Set<string>();
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  else if (text) problems.push(`line ${lines.length}: is cut off`);
  for (const [index, line] of lines.entries()) {
    const entry = parsed(line);
    if (typeof entry === 'string') {
      problems.push(`line ${index + 1}: ${entry}`);
      continue;
    }
    const problem = placeProblem(entry, index, known);
    if (problem) problems.push(`line ${index + 1}: ${problem}`);
    known.add(entry.hash);
    entries.push(entry);
  }
  return { entries, problems };
}

/** Lines to append after the last one of a log, each naming the one before. */
export function chained(news: readonly Unchained[], last: string | null): Entry[] {
  let previous = last;
  return news.map((entry) => {
    const content = { ...entry, previous };
    const hash = sha256(JSON.stringify(content));
    previous = hash;
    return { ...content, hash };
  });
}

/** The last line about each picture that made or removed its baseline. */
export function acceptedNow(entries: readonly Entry[]): Map<string, Entry> {
  const accepted = entries.filter(({ verdict }) => verdict === 'accepted');
  return new Map(accepted.map((entry) => [pictureOf(entry), entry]));
}

/** The last line about each picture, of any verdict. */
export function decidedLast(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [pictureOf(entry), entry]));
}

function parsed(line: string): Entry | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'is not JSON';
  }
  const { success, data, error } = entrySchema.safeParse(value);
  if (!success) {
    const [issue] = error.issues;
    return `${issue?.path.join('.') || 'the line'}: ${issue?.message}`;
  }
  const { hash, ...content } = value as Entry;
  if (sha256(JSON.stringify(content)) !== hash) return 'was altered after it was written';
  return data;
}

/** A log may fork where branches were merged, so a line follows any earlier one, not just the last. */
function placeProblem(entry: Entry, index: number, known: Set<string>): string | undefined {
  if (known.has(entry.hash)) return 'is there twice';
  if (entry.previous === null) return index === 0 ? undefined : 'says it is the first, but is not';
  return known.has(entry.previous) ? undefined : 'follows a line that is missing';
}
