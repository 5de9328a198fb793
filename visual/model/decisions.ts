import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../lib/json-files.ts';
import { describeMergeConflict } from '../../lib/merge-conflict.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { sha256 } from '../../lib/sha256.ts';
import { UserError } from '../../lib/user-error.ts';
import { DECISIONS, ROOT } from '../../tools/project/paths.ts';

/** SHA-256 of size and decoded pixels, see `hashPixels`. */
export const HASH = z.string().regex(/^[0-9a-f]{64}$/);

const detailsSchema = z.strictObject({
  decision: z.string().min(1),
  /** Name and email address. */
  who: z.string().min(1),
  when: z.iso.datetime(),
  why: z.string().min(1),
});

/** Who decided, when and why. */
export type Details = Omit<z.infer<typeof detailsSchema>, 'decision'>;

const px = z.int().nonnegative();
/** Storybook's id of the story, the name of the mode, and the pixels; `null` where none are shown any more. */
const about = [z.string().min(1), z.string().min(1), HASH.nullable()] as const;
const acceptedRow = z.tuple([...about, px, px, z.string()]);
const rejectedRow = z.tuple([...about, z.literal('rejected'), z.string()]);

/** The accepted pixels of a picture, and the decision that accepted them. */
export interface Accepted extends Details {
  story: string;
  mode: string;
  pixels: string;
  width: number;
  height: number;
}

/** Accepted pictures by their id. */
export type AcceptedPictures = Map<string, Accepted>;

/** A person's decision about exactly these pixels of a picture. */
export interface Decision extends Details {
  answer: 'accepted' | 'rejected';
}

/** A decision with what it is about; an accepted removal has no pixels. */
export interface Answer extends Decision {
  story: string;
  mode: string;
  pixels: string | null;
  width?: number;
  height?: number;
}

/** The answers in each file of decisions, by its name. */
export type DecisionFiles = Map<string, Answer[]>;

/** What all decisions amount to. */
export interface Decisions {
  accepted: AcceptedPictures;
  /** The acceptance of each picture that counts, also that of its removal. */
  answered: ReadonlyMap<string, Answer>;
  /** The last answer about each picture that is a rejection, by `nameAnswer`. */
  rejected: ReadonlyMap<string, Answer>;
}

/** Where many decisions stand together, see `foldDecisions`. */
const FOLDED = 'folded.jsonl';

/**
 * Reads the files of decisions; none when there is no folder.
 * @throws UserError when a line is invalid
 */
export async function readDecisionFiles(folder = join(ROOT, DECISIONS)): Promise<DecisionFiles> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.jsonl')).sort();
  const read = files.map(async (name): Promise<[string, Answer[]]> => {
    const text = await readFile(join(folder, name), 'utf8');
    const conflict = describeMergeConflict(text, `${DECISIONS}/${name}`);
    if (conflict) throw new UserError(`${conflict} Both sides may stay.`);
    return [name, parseAnswers(text, name)];
  });
  return new Map(await Promise.all(read));
}

/**
 * Reads what is accepted and what is rejected.
 * @throws UserError when a line is invalid
 */
export async function readDecisions(folder?: string): Promise<Decisions> {
  return resolveAnswers([...(await readDecisionFiles(folder)).values()].flat());
}

/**
 * Of several answers about a picture the latest counts, so the order of files and lines does not: an
 * acceptance of other pixels replaces the one before, and a later rejection of the same pixels restores
 * that one.
 */
export function resolveAnswers(answers: readonly Answer[]): Decisions {
  const oldestFirst = answers.toSorted((one, other) => (one.when < other.when ? -1 : 1));
  const accepted: AcceptedPictures = new Map();
  const answered = new Map<string, Answer>();
  const rejected = new Map<string, Answer>();
  for (const [id, own] of Map.groupBy(oldestFirst, getPictureId)) {
    const latest = new Map(own.map((answer) => [answer.pixels, answer]));
    const valid = own.findLast(
      (each) => each.answer === 'accepted' && latest.get(each.pixels) === each,
    );
    if (valid) answered.set(id, valid);
    for (const line of valid ? toAccepted(valid) : []) accepted.set(id, line);
    for (const answer of latest.values())
      if (answer.answer === 'rejected') rejected.set(nameAnswer(id, answer.pixels), answer);
  }
  return { accepted, answered, rejected };
}

/** The accepted pixels of an answer; none of a removal. */
function toAccepted({ answer, pixels, width = 0, height = 0, ...own }: Answer): Accepted[] {
  return pixels === null ? [] : [{ ...own, pixels, width, height }];
}

/**
 * Reads lines of decisions, and of what they are about.
 * @param file names them in messages
 * @throws UserError when a line is invalid
 */
export function parseAnswers(text: string, file: string): Answer[] {
  const decisions = new Map<string, Details>();
  const answers: Answer[] = [];
  const values = text
    .split('\n')
    .flatMap((line, index) => (line === '' ? [] : [[index, parseLine(line, index)] as const]));
  for (const [index, value] of values) {
    if (Array.isArray(value)) continue;
    const { decision, ...details } = check(detailsSchema, value, index);
    decisions.set(decision, details);
  }
  for (const [index, value] of values) {
    if (!Array.isArray(value)) continue;
    const [story, mode, pixels, ...rest] =
      value[3] === 'rejected' ? check(rejectedRow, value, index) : check(acceptedRow, value, index);
    const decision = rest.at(-1);
    const details = decisions.get(String(decision));
    if (!details) throw explain(index, `this file has no decision "${decision}"`);
    const own = { story, mode, pixels, ...details };
    const [width, height] = rest;
    if (width === 'rejected') answers.push({ ...own, answer: 'rejected' });
    else answers.push({ ...own, answer: 'accepted', width, height: Number(height) });
  }
  return answers;

  function parseLine(line: string, index: number): unknown {
    const value = parseJson(line);
    if (value === undefined) throw explain(index, 'it is broken, no JSON');
    return value;
  }

  function check<T>(schema: z.ZodType<T>, value: unknown, index: number): T {
    const { data, error } = schema.safeParse(value);
    const [issue] = error?.issues ?? [];
    if (issue) throw explain(index, [...issue.path, issue.message].join(' '));
    return data as T;
  }

  function explain(index: number, why: string): UserError {
    return new UserError(
      `${DECISIONS}/${file}, line ${index + 1}: ${why}\n` +
        'Restore this line (`git log -p` shows it), or delete it and decide about its picture again.',
    );
  }
}

/** Adds an answer to the file of its decision, which no other branch writes. */
export function addAnswer(files: DecisionFiles, answer: Answer): void {
  const name = `${getDecisionId(answer)}.jsonl`;
  files.set(name, [...(files.get(name) ?? []), answer]);
}

/** Removes an answer from the file of its decision, and the file with its last answer. */
export function dropAnswer(files: DecisionFiles, dropped: Details & About): void {
  const isDropped = (answer: Answer) =>
    getPictureId(answer) === getPictureId(dropped) &&
    getDecisionId(answer) === getDecisionId(dropped);
  for (const [name, answers] of files)
    files.set(
      name,
      answers.filter((answer) => !isDropped(answer)),
    );
}

/** Writes files of decisions. One in which nothing changed stays as it is; one without an answer is removed. */
export async function writeDecisionFiles(
  files: DecisionFiles,
  folder = join(ROOT, DECISIONS),
): Promise<void> {
  const before = await readDecisionFiles(folder);
  for (const name of new Set([...before.keys(), ...files.keys()])) {
    const answers = files.get(name) ?? [];
    if (answers.length === 0) await rm(join(folder, name), { force: true });
    else if (JSON.stringify(answers) !== JSON.stringify(before.get(name)))
      await replaceFile(join(folder, name), formatAnswers(answers));
  }
}

/** First the decisions, the oldest first, then what they are about, sorted. */
function formatAnswers(answers: readonly Answer[]): string {
  const oldestFirst = answers.toSorted((one, other) => (one.when < other.when ? -1 : 1));
  const decisions = oldestFirst.map(({ who, when, why }) =>
    JSON.stringify({ decision: getDecisionId({ who, when, why }), who, when, why }),
  );
  const rows = answers.map(({ answer, story, mode, pixels, width = 0, height = 0, ...details }) => {
    const rest = answer === 'rejected' ? ['rejected'] : [width, height];
    return JSON.stringify([story, mode, pixels, ...rest, getDecisionId(details)]);
  });
  return [...new Set([...decisions, ...rows.sort()])].map((line) => `${line}\n`).join('');
}

/**
 * Writes what counts into one file: every accepted picture, and what was rejected since. Fewer files,
 * and none of the lines that others have replaced.
 */
export async function foldDecisions(folder?: string): Promise<void> {
  const { accepted, rejected } = await readDecisions(folder);
  const rest = [...rejected.values()].filter((answer) => {
    const line = accepted.get(getPictureId(answer));
    return !line || line.when < answer.when;
  });
  const lines = [...accepted.values()].map((line): Answer => ({ ...line, answer: 'accepted' }));
  await writeDecisionFiles(new Map([[FOLDED, [...lines, ...rest]]]), folder);
}

/** What tells the picture of a line. */
export type About = Pick<Accepted, 'story' | 'mode'>;

/** The picture that a decision is about, as `Picture.id`. */
export function getPictureId({ story, mode }: About): string {
  return `${story}.${mode}`;
}

/** Names a picture with its pixels, about which there is one valid answer. */
export function nameAnswer(id: string, pixels: string | null | undefined): string {
  return `${id} ${pixels ?? 'removed'}`;
}

/** From its content, so that two branches never give one id to two decisions. */
export function getDecisionId({ who, when, why }: Details): string {
  return sha256(JSON.stringify([who, when, why])).slice(0, 8);
}
