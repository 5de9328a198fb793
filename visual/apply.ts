import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../tools/library/project.ts';
import { counted } from './counted.ts';
import { decide } from './decide.ts';
import { marksSchema } from './marks.ts';
import type { Marks } from './report.ts';

/**
 * Applies marks that were exported from a report.
 * @throws UserError when a mark is refused
 */
export async function applyMarks(file: string): Promise<void> {
  const { done, refused } = await decide(await readMarks(file));
  console.log(`${counted(done.length, 'picture')} decided.`);
  if (refused.length === 0) return;
  throw new UserError(
    `${counted(refused.length, 'mark')} refused:\n${refused.map(({ id, why }) => `  ${id}: ${why}`).join('\n')}`,
  );
}

async function readMarks(file: string): Promise<Marks> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(
      `${file} cannot be read. Export marks from a report and pass the path of that file.`,
    );
  });
  const { success, data, error } = marksSchema.safeParse(parsed(text));
  if (success) return data;
  throw new UserError(
    `${file} is not a valid marks file. Export the marks from a report again.\n${z.prettifyError(error)}`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
