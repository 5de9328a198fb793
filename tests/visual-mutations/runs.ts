import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { run, runOrThrow } from '../../tools/process/run.ts';
import { EQUAL_FILE } from '../../visual/plan/skip.ts';
import type { Report, Result } from '../../visual/results/report.ts';
import { readReport } from '../../visual/results/report-folder.ts';
import { STATUSES } from '../../visual/results/status.ts';

/** Runs `npm run visual` in a copy of the project and reads the report. */
export async function runIn(folder: string, isAll = false): Promise<Report> {
  const report = join(folder, REPORT);
  await rm(report, { recursive: true, force: true });
  const { output } = await run(`npm run visual${isAll ? ' -- --all' : ''}`, folder);
  return await readReport(report).catch(() => {
    throw new UserError(
      `\`npm run visual\` wrote no report in the copy ${folder}. Its output:\n${output}`,
    );
  });
}

/**
 * Commits a copy and runs it once, so that every later alarm has one cause, and keeps the memory of
 * equal pictures.
 * @throws UserError when pictures do not match the accepted ones
 */
export async function settle(folder: string): Promise<Report> {
  await runOrThrow('git add --all', folder);
  await runOrThrow('git commit --quiet --message Settled', folder);
  const report = await runIn(folder);
  const left = alarms(report.results);
  if (left.length > 0) {
    throw new UserError(
      `The proof cannot start, because these pictures of unchanged code do not match the accepted ones. Accept them or fix their stories first:\n${left.map(lineOf).join('\n')}`,
    );
  }
  await cp(join(folder, EQUAL_FILE), join(folder, SETTLED));
  return report;
}

/** Restores the memory of unchanged code in a copy. */
export async function forget(folder: string): Promise<void> {
  await cp(join(folder, SETTLED), join(folder, EQUAL_FILE));
}

/** Results that are neither equal nor skipped. */
export function alarms(results: readonly Result[]): Result[] {
  return results.filter(({ status }) => !STATUSES[status].isSettled);
}

/** A result as one line. */
export function lineOf({ id, status, reason }: Result): string {
  return `  ${id}: ${status}, ${reason}`;
}

const REPORT = 'visual/report';
const SETTLED = 'node_modules/.cache/fernblick/settled.json';
