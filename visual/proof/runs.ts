import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../tools/library/project.ts';
import { run, runOrThrow } from '../../tools/library/run.ts';
import type { Marks } from '../marks.ts';
import { MEMORY_FILE } from '../modules/memory.ts';
import { markOf, type Report, type Result } from '../report.ts';
import { readReport } from '../report-folder.ts';
import { STATUSES } from '../status.ts';

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
 * Accepts the pictures of the unchanged code in a copy and commits them, so that every later alarm has
 * one cause, and keeps the memory of equal pictures.
 * @returns the first run in which all pictures matched the accepted ones
 * @throws UserError when pictures still do not match after they were accepted
 */
export async function settle(folder: string): Promise<Report> {
  const first = await runIn(folder);
  const second = alarms(first.results).length === 0 ? first : await accept(folder, first);
  const left = alarms(second.results);
  if (left.length > 0) {
    throw new UserError(
      `The proof cannot start, because these pictures of unchanged code still do not match. Fix their stories first:\n${left.map(lineOf).join('\n')}`,
    );
  }
  await cp(join(folder, MEMORY_FILE), join(folder, SETTLED));
  await runOrThrow('git add --all', folder);
  await runOrThrow('git commit --quiet --message Settled', folder);
  return second;
}

/** Restores the memory of unchanged code in a copy. */
export async function forget(folder: string): Promise<void> {
  await cp(join(folder, SETTLED), join(folder, MEMORY_FILE));
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

async function accept(folder: string, report: Report): Promise<Report> {
  const decidable = report.results.filter(({ status }) => STATUSES[status].isDecidable);
  const marks: Marks = {
    version: 2,
    report: report.id,
    marks: decidable.map((result) => markOf(result, 'accepted', 'Unchanged code.')),
  };
  const file = join(folder, 'marks.json');
  await writeFile(file, JSON.stringify(marks));
  await runOrThrow('npm run visual -- apply marks.json', folder);
  return await runIn(folder);
}
