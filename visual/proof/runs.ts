import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mendable } from '../../tools/project.ts';
import { run, runOrThrow } from '../../tools/run.ts';
import { isDecidable, isSettled, type Marks, markOf, type Report, type Result } from '../report.ts';
import { readReport } from '../report-folder.ts';

/** Runs the pictures in a copy of the project, as a person would, and reads the report. */
export async function runIn(folder: string, isAll: boolean): Promise<Report> {
  const report = join(folder, REPORT);
  await rm(report, { recursive: true, force: true });
  const { output } = await run(`npm run visual${isAll ? ' -- --all' : ''}`, folder);
  return await readReport(report).catch(() => {
    throw new Mendable(`There is no report of the copy in ${folder}:\n${output}`);
  });
}

/**
 * Gives a copy baselines of its own code, so that every later alarm has one cause, and remembers in
 * the copy what was found equal.
 * @returns the first run in which all pictures were equal
 * @throws Mendable when the code does not give the same pictures twice
 */
export async function settle(folder: string): Promise<Report> {
  const first = await runIn(folder, true);
  const second = alarms(first).length === 0 ? first : await accept(folder, first);
  const left = alarms(second);
  if (left.length > 0) {
    throw new Mendable(
      `Nothing can be proved while unchanged code gives other pictures:\n${left.map(lineOf).join('\n')}`,
    );
  }
  await cp(join(folder, VERIFIED), join(folder, SETTLED));
  return second;
}

/** Puts the last report aside, so that a proof that fails can be looked at. */
export async function keepReport(folder: string, name: string): Promise<void> {
  await mkdir(join(folder, 'reports'), { recursive: true });
  await rename(join(folder, REPORT), join(folder, 'reports', name));
}

/** Makes a copy forget what runs of changed code found equal. */
export async function forget(folder: string): Promise<void> {
  await cp(join(folder, SETTLED), join(folder, VERIFIED));
}

/** Results that are neither equal nor skipped. */
export function alarms({ results }: Report): Result[] {
  return results.filter(({ verdict }) => !isSettled(verdict));
}

/** A result in one line. */
export function lineOf({ id, verdict, reason }: Result): string {
  return `  ${id}: ${verdict}, ${reason}`;
}

const REPORT = 'visual/report';
const VERIFIED = 'node_modules/.cache/fernblick/visual-verified.json';
const SETTLED = 'node_modules/.cache/fernblick/settled.json';

async function accept(folder: string, report: Report): Promise<Report> {
  const decidable = report.results.filter(({ verdict }) => isDecidable(verdict));
  const marks: Marks = {
    version: 1,
    report: report.id,
    marks: decidable.map((result) => markOf(result, 'accepted', 'The code as it is.')),
  };
  const file = join(folder, 'marks.json');
  await writeFile(file, JSON.stringify(marks));
  await runOrThrow('npm run visual -- apply marks.json', folder);
  return await runIn(folder, true);
}
