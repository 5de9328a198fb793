import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatCount } from '../../../lib/format-count.ts';
import { isRecord } from '../../../lib/objects.ts';
import { UserError } from '../../../lib/user-error.ts';
import { type Problem, problemLine } from '../../../site/landings/check/problem.ts';
import { tableProblems } from '../../../site/landings/check/table-problems.ts';
import { TABLE_FILE } from '../../../site/landings/landing-files.ts';
import { ROOT } from '../../project/paths.ts';
import { type LandingFiles, readLandings } from './table.ts';

/**
 * Stops a command when a landing must not be published.
 * @throws UserError that lists every problem
 */
export async function assertLandings(): Promise<void> {
  const problems = await problemsOf(await readLandings());
  if (problems.length > 0) throw problemReport(problems);
}

/** Everything that keeps the landings of this project from being published. */
export async function problemsOf({
  landings,
  messages,
  otherPaths,
}: LandingFiles): Promise<Problem[]> {
  return [
    ...tableProblems(landings, messages, otherPaths),
    ...(await forgottenRows(new Set(Object.values(landings)))),
  ];
}

/** Problems as the error of a command. */
export function problemReport(problems: readonly Problem[]): UserError {
  const lines = problems.map((problem) => `  ${problemLine(problem)}`);
  return new UserError(
    `${formatCount(problems.length, 'problem')} with landings in site/landings:\n${lines.join('\n')}`,
  );
}

/** Landings that have a file but no row, and so no page. */
async function forgottenRows(listed: ReadonlySet<unknown>): Promise<Problem[]> {
  const files = globSync('site/landings/*.ts', { cwd: ROOT }).filter(
    (file) => !basename(file).endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map(async (file) => ({ file, exports: await importFrom(file) })),
  );
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports)
      .filter(([, value]) => looksLikeLanding(value) && !listed.has(value))
      .map(([landing]) => ({
        file,
        landing,
        field: 'row',
        problem: `is missing in ${TABLE_FILE}`,
        advice: 'Import it there and add it to the table, or remove the file.',
      })),
  );
}

async function importFrom(file: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(join(ROOT, file));
}

function looksLikeLanding(value: unknown): boolean {
  return isRecord(value) && isRecord(value.path) && Array.isArray(value.sections);
}
