import { readFile } from 'node:fs/promises';
import { formatCount } from '../../lib/format-count.ts';
import { UserError } from '../../lib/user-error.ts';
import { decide } from './decide.ts';
import { parseDrafts } from './drafts.ts';

/**
 * Applies drafts that were exported from a report.
 * @throws UserError when the file cannot be read or a draft is refused
 */
export async function applyDrafts(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(
      `${file} cannot be read. Export drafts from a report and pass the path of that file.`,
    );
  });
  const { done, refused } = await decide(parseDrafts(text, file));
  console.log(`${formatCount(done.length, 'picture')} decided.`);
  if (refused.length === 0) return;
  throw new UserError(
    `${formatCount(refused.length, 'draft')} refused:\n${refused.map(({ id, why }) => `  ${id}: ${why}`).join('\n')}`,
  );
}
