import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson, replaceFile } from '../../lib/json-files.ts';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../../tools/project/paths.ts';
import type { PictureCache } from './picture-cache.ts';
import { listImages, type Report } from './report.ts';

/** Where a run writes its report; `VISUAL_REPORT` selects another folder. */
export const REPORT_FOLDER = process.env.VISUAL_REPORT ?? join(ROOT, 'visual/report');

/** The folder of a report: those of parts and comparisons are within the last whole one, until the next. */
export function getReportFolder({ base, part }: Pick<Report, 'base' | 'part'>): string {
  if (base) return join(REPORT_FOLDER, 'base');
  return part ? join(REPORT_FOLDER, 'part') : REPORT_FOLDER;
}

/** The file of an image in a report's folder. */
export function getPicturePath(folder: string, hash: string, format = 'png'): string {
  return join(folder, 'pictures', `${hash}.${format}`);
}

/**
 * Reads the report of the last run.
 * @throws UserError when there is none, or it is invalid or was written by another version
 */
export async function readReport(folder = REPORT_FOLDER): Promise<Report> {
  const report = (await readJson(join(folder, 'report.json'))) as Report | undefined;
  if (report?.version === 4) return report;
  throw new UserError(
    `There is no report in ${folder}, or another version wrote it.\nRun \`npm run visual\` first.`,
  );
}

/** Writes the data of a report. */
export async function writeReport(report: Report, folder = REPORT_FOLDER): Promise<void> {
  await replaceFile(join(folder, 'report.json'), JSON.stringify(report, undefined, 1));
}

/** Writes a report with its pictures and replaces the previous one with it, once it is complete. */
export async function publishReport(
  own: Omit<Report, 'version' | 'id' | 'when'>,
  cache: PictureCache,
): Promise<Report> {
  const report: Report = {
    version: 4,
    id: randomUUID(),
    when: new Date().toISOString(),
    ...own,
  };
  const folder = getReportFolder(report);
  const staging = `${folder}.new`;
  await rm(staging, { recursive: true, force: true });
  const pictures = join(staging, 'pictures');
  await mkdir(pictures, { recursive: true });
  const images = new Set(report.results.flatMap(listImages));
  for (const hash of images) await cache.copy(hash, pictures);
  await writeReport(report, staging);
  await rm(folder, { recursive: true, force: true });
  await rename(staging, folder);
  return report;
}
