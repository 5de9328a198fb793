import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, UserError } from '../tools/library/project.ts';
import { parsedJson, replaceFile } from './files.ts';
import type { Report, Shard } from './report.ts';
import { reportPage } from './review/page-file.ts';

/** Where a run writes its report; `VISUAL_REPORT` selects another folder. */
export const REPORT_FOLDER = process.env.VISUAL_REPORT ?? join(ROOT, 'visual/report');

/** The folder of a run's report: each shard has its own. */
export function reportFolder(shard?: Shard): string {
  return shard ? join(REPORT_FOLDER, 'shards', `${shard.index}-of-${shard.of}`) : REPORT_FOLDER;
}

/** The PNG of an image in a report's folder. */
export function picturePath(folder: string, hash: string): string {
  return join(folder, 'pictures', `${hash}.png`);
}

/**
 * Reads the report of the last run.
 * @throws UserError when there is none, or it is invalid or was written by another version
 */
export async function readReport(folder = REPORT_FOLDER): Promise<Report> {
  const file = join(folder, 'report.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`There is no report in ${folder}.\nRun \`npm run visual\` first.`);
  });
  const report = parsedJson(text) as Report | undefined;
  if (!report) throw new UserError(`${file} is incomplete.\nRun \`npm run visual\` again.`);
  if (report.version !== 2) {
    throw new UserError(`${file} was written by another version.\nRun \`npm run visual\` again.`);
  }
  return report;
}

/** Writes a report as JSON and as an HTML page. */
export async function writeReport(report: Report, folder = REPORT_FOLDER): Promise<void> {
  await replaceFile(join(folder, 'report.json'), JSON.stringify(report, undefined, 1));
  await replaceFile(join(folder, 'index.html'), await reportPage(report));
}

/** An empty folder beside the final one: the previous report stays until the new one is complete. */
export async function stagingFolder(shard?: Shard): Promise<string> {
  const folder = `${reportFolder(shard)}.new`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Writes a report into its staging folder and replaces the previous report with it. */
export async function publishReport(report: Report, staging: string): Promise<void> {
  await writeReport(report, staging);
  const folder = reportFolder(report.shard);
  await rm(folder, { recursive: true, force: true });
  await rename(staging, folder);
}
