import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT, UserError } from '../tools/library/project.ts';
import { replaceFile } from './files.ts';
import type { Result } from './report.ts';
import { STATUSES } from './status.ts';

/** Rejections on this machine, ignored by git: each keeps the run red until its picture is fixed. */
export const REJECTIONS_FILE = join(ROOT, 'visual/rejections.json');

const rejectionSchema = z.strictObject({
  /** Hash of the rejected picture; `null` when its removal was rejected. */
  after: z.string().nullable(),
  who: z.string(),
  when: z.string(),
  why: z.string(),
});

type Rejection = z.infer<typeof rejectionSchema>;

/** Rejections by the id of their picture. */
export type Rejections = Map<string, Rejection>;

/** @throws UserError when the file is invalid */
export async function readRejections(file = REJECTIONS_FILE): Promise<Rejections> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const rejections = z.record(z.string(), rejectionSchema).parse(JSON.parse(text));
    return new Map(Object.entries(rejections));
  } catch {
    throw new UserError(`${file} is invalid. Delete it and reject those pictures again.`);
  }
}

export async function writeRejections(
  rejections: Rejections,
  file = REJECTIONS_FILE,
): Promise<void> {
  await replaceFile(file, `${JSON.stringify(Object.fromEntries(rejections), undefined, 1)}\n`);
}

/** Adds rejections to the results of exactly the rejected pictures. */
export function withRejections(results: readonly Result[], rejections: Rejections): Result[] {
  return results.map((result) => {
    const rejection = rejections.get(result.id);
    const isAbout = rejection && rejection.after === (result.after?.hash ?? null);
    if (!isAbout || !STATUSES[result.status].isDecidable) return result;
    const { after: _same, ...details } = rejection;
    return { ...result, decision: { answer: 'rejected', ...details } };
  });
}

/** The rejections that are not fixed yet after a run. */
export function unfixed(rejections: Rejections, results: readonly Result[]): Rejections {
  const fixed = results.filter(({ status }) => STATUSES[status].isSettled).map(({ id }) => id);
  return new Map([...rejections].filter(([id]) => !fixed.includes(id)));
}
