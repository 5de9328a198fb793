import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../tools/project.ts';
import { run, runOrThrow } from '../../tools/run.ts';
import { MEMORY_FILE } from '../modules/memory.ts';
import { type Marks, markOf, type Report, type Result } from '../report.ts';
import { readReport } from '../report-folder.ts';
import { STATUSES } from '../status.ts';

/** Runs the pictures in a copy of the project, as a person would, and reads the report. */
export async function runIn(folder: string, isAll: boolean): Promise<Report> {
  const report = join(folder, REPORT);
  await rm(report, { recursive: true, force: true });
  const { output } = await run(`npm run visual${isAll ? ' -- --all' : ''}`, folder);
  return await readReport(report).catch(() => {
    throw new UserError(`There is no report of the copy in ${folder}:\n${output}`);
  });
}

/**
 * Accepts the pictures of a copy's own code and commits them, so that every later alarm has one cause,
 * and remembers in the copy what was found equal.
 * @returns the first run in which all pictures were equal
 * @throws UserError when the code does not give the same pictures twice
 */
export async function settle(folder: string): Promise<Report> {
  const first = await runIn(folder, true);
  const second = alarms(first.results).length === 0 ? first : await accept(folder, first);
  const left = alarms(second.results);
  if (left.length > 0) {
    throw new UserError(
      `Nothing can be proved while unchanged code gives other pictures:\n${left.map(lineOf).join('\n')}`,
    );
  }
  await cp(join(folder, MEMORY_FILE), join(folder, SETTLED));
  await runOrThrow('git add --all', folder);
  await runOrThrow('git commit --quiet --message Settled', folder);
  return second;
}

/** Puts the last report aside, so that a proof that fails can be looked at. */
export async function keepReport(folder: string, name: string): Promise<void> {
  await mkdir(join(folder, 'reports'), { recursive: true });
  await rename(join(folder, REPORT), join(folder, 'reports', name));
}

/** Makes a copy forget what runs of changed code found equal. */
export async function forget(folder: string): Promise<void> {
  await cp(join(folder, SETTLED), join(folder, MEMORY_FILE));
}

/** Results that are neither equal nor skipped. */
export function alarms(results: readonly Result[]): Result[] {
  return results.filter(({ status }) => !STATUSES[status].isSettled);
}

/** A result in one line. */
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
    marks: decidable.map((result) => markOf(result, 'accepted', 'The code as it is.')),
  };
  const file = join(folder, 'marks.json');
  await writeFile(file, JSON.stringify(marks));
  await runOrThrow('npm run visual -- apply marks.json', folder);
  return await runIn(folder, true);
}
