import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../lib/sha256.ts';
import { problemLine } from '../../site/landings/check/problem.ts';
import { landingsOf } from '../../site/landings/landing-file.ts';
import { readFiles } from '../../site/landings/read-files.ts';
import { storyIdOf } from '../../tools/landing/stories.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { HttpError } from '../../tools/serve/http-error.ts';
import type { Saved } from '../api.ts';
import { patchOf } from '../draft/patch.ts';
import { writtenAs } from '../draft/written.ts';
import { parseRequest } from './parse-request.ts';

/**
 * Writes the landing in a request into the project.
 * @throws HttpError with what differs when it would change a landing in a way that nobody agreed to
 */
export async function save(body: string): Promise<Saved> {
  const { draft, agreedTo } = parseRequest(body);
  // As they are now: the workbench knows the landings of its start.
  const written = writtenAs(draft, landingsOf(readFiles(join(ROOT, 'site/landings'))));
  if ('problems' in written) throw new HttpError(422, written.problems.map(problemLine).join('\n'));
  const { file, text } = written;
  const before = await readFile(join(ROOT, file), 'utf8').catch(() => undefined);
  const story = storyIdOf(draft.name, 'en');
  if (before === text) return { files: [], story };
  if (before !== undefined) {
    const differs = patchOf([written], new Map([[file, before]]));
    const hash = sha256(differs);
    if (agreedTo !== hash) {
      const why = `There is already a landing ${draft.name}. Saving would change this:`;
      throw new HttpError(409, why, { differs, hash });
    }
  }
  await writeFile(join(ROOT, file), text);
  return { files: [file], story };
}
