import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Judgement } from './judge.ts';
import type { Report, Shard } from './report.ts';
import { pictureFile, REPORT_FOLDER, VIEWS, writeReport } from './report-folder.ts';
import { reportPage } from './review/page-file.ts';

/** Where a run's report ends up: each shard has a folder of its own. */
export function reportFolder(shard?: Shard): string {
  return shard ? join(REPORT_FOLDER, 'shards', `${shard.index}-of-${shard.of}`) : REPORT_FOLDER;
}

/** An empty folder beside the final one: the report of the run before stays until this one is whole. */
export async function stagingFolder(shard?: Shard): Promise<string> {
  const folder = `${reportFolder(shard)}.new`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Writes the PNGs that show a judgement into a report's folder. */
export async function keepPngs(
  folder: string,
  file: string,
  pngs: Judgement['pngs'] = {},
): Promise<void> {
  for (const view of VIEWS) {
    const png = pngs[view];
    if (!png) continue;
    const target = pictureFile(folder, view, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, png);
  }
}

/** Completes a report and puts it in the place of the one before. */
export async function publishReport(report: Report, staging: string): Promise<void> {
  await saveReport(report, staging);
  const folder = reportFolder(report.shard);
  await rm(folder, { recursive: true, force: true });
  await rename(staging, folder);
}

/** Writes a report for programs and the same one as a page for people. */
export async function saveReport(report: Report, folder: string): Promise<void> {
  await writeReport(report, folder);
  await writeFile(join(folder, 'index.html'), await reportPage(report));
}
