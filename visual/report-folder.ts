import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mendable, ROOT } from '../tools/project.ts';
import type { Report } from './report.ts';

/** Where a run writes its report; `VISUAL_REPORT` names another folder. */
export const REPORT_FOLDER = process.env.VISUAL_REPORT ?? join(ROOT, 'visual/report');

/** The views of a changed picture, each a folder of PNGs in the report. */
export const VIEWS = ['before', 'after', 'difference'] as const;

export type View = (typeof VIEWS)[number];

/** The PNG of one view of a picture. */
export function pictureFile(folder: string, view: View, file: string): string {
  return join(folder, 'pictures', view, file);
}

/**
 * The report of the last run.
 * @throws Mendable when there is none, or one that this version cannot read
 */
export async function readReport(folder = REPORT_FOLDER): Promise<Report> {
  const file = join(folder, 'report.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Mendable(`There is no report in ${folder}.\nRun \`npm run visual\` first.`);
  });
  const report = parsed(text, file);
  if (report.version !== 1) {
    throw new Mendable(`${file} was written by another version.\nRun \`npm run visual\` again.`);
  }
  const stray = report.results.find((result) => !PICTURE_FILE.test(result.file));
  if (stray) throw new Mendable(`${file} names a picture outside of its folder: ${stray.file}`);
  return report;
}

/** A report may come from another machine: its names must stay below the folders they belong to. */
const PICTURE_FILE = /^([a-z0-9-]+\/)+[a-z0-9-]+\.[a-z0-9-]+\.png$/;

/**
 * The PNG of a picture that a request asks for. What it says only picks among what the report has, so
 * that nothing of it reaches the disk; undefined when the report has no such picture.
 */
export async function requestedPng(
  report: Report,
  folder: string,
  wanted: { view: string | undefined; id: string | undefined },
): Promise<Buffer | undefined> {
  const view = VIEWS.find((known) => known === wanted.view);
  const result = report.results.find(({ id }) => id === wanted.id);
  if (!view || !result) return undefined;
  return await readFile(pictureFile(folder, view, result.file)).catch(() => undefined);
}

/** Replaces the report in one step: a reader finds the old one or the new one, never half of it. */
export async function writeReport(report: Report, folder = REPORT_FOLDER): Promise<void> {
  const file = join(folder, 'report.json');
  await writeFile(`${file}.new`, JSON.stringify(report, undefined, 1));
  await rename(`${file}.new`, file);
}

function parsed(text: string, file: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    throw new Mendable(`${file} is not whole.\nRun \`npm run visual\` again.`);
  }
}
