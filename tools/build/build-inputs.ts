import { join } from 'node:path';
import { hashFile } from '../../lib/json-files.ts';
import { sha256 } from '../../lib/sha256.ts';
import { run } from '../process/run.ts';
import { ROOT } from '../project/paths.ts';
import { VARIABLES } from '../project/variables.ts';
import { readOutOfDate } from './out-of-date.ts';

/** Variables that add content from elsewhere, which can change without a trace in the project. */
const SOURCES = ['CONTENT_API_URL', 'LANDING_ROWS'];

/**
 * One hash of everything that a build is made of: the files that git knows or would add, the installed
 * packages, the variables, and what is out of date by now.
 * @returns undefined when something else may change it: outside of git, or with content from elsewhere
 */
export async function hashBuildInputs(
  root = ROOT,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string | undefined> {
  if (SOURCES.some((name) => env[name])) return;
  const list = 'git -c core.quotePath=off ls-files --cached --others --exclude-standard';
  const { code, output } = await run(list, root);
  if (code !== 0) return;
  const files = [...output.trim().split('\n'), 'node_modules/.package-lock.json'];
  const hashes = await Promise.all(files.map((file) => hashFile(join(root, file))));
  const variables = VARIABLES.filter((name) => name !== 'OUT_OF_DATE').map((name) => env[name]);
  return sha256(JSON.stringify([files, hashes, variables, readOutOfDate()]));
}
