import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenFields } from '../landings/check/landing-problems.ts';
import { findLine } from '../landings/check/line-of.ts';
import { formatProblem } from '../landings/check/problem.ts';
import { landings } from '../landings/index.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * What keeps landings from being shown as they are meant, as `npm run landing -- check` says it: what else
 * it says of them may wait until they are written.
 * @param path the address of a page: only its own landing is asked; left out, all are
 */
export function describeBrokenLandings(path?: string): string {
  return Object.entries(landings)
    .filter(([, landing]) => path === undefined || Object.values(landing.path).includes(path))
    .flatMap(([name, landing]) => findBrokenFields(name, landing))
    .map((problem) => {
      const line = findLine(readFileSync(join(ROOT, problem.file), 'utf8'), problem);
      return formatProblem({ ...problem, file: `${problem.file}:${line}` });
    })
    .join('\n');
}
