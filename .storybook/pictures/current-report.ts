import { watchFile } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../../visual/report.ts';
import { REPORT_FOLDER, readReport } from '../../visual/report-folder.ts';

const FILE = join(REPORT_FOLDER, 'report.json');

let cached: { report: Promise<Report>; written: number } | undefined;

/**
 * The report as it stands on disk, read again only when it was written again: a story's pictures
 * alone ask for it dozens of times.
 * @throws Mendable when there is none
 */
export async function currentReport(): Promise<Report> {
  const written = (await stat(FILE).catch(() => undefined))?.mtimeMs ?? 0;
  if (cached?.written !== written) cached = { report: readReport(), written };
  return cached.report;
}

/**
 * Calls back whenever the report was written or removed. Asks once a second instead of listening:
 * the folder may not be there yet, and every run replaces it.
 */
export function watchReport(onChange: () => void): void {
  watchFile(FILE, { interval: 1000, persistent: false }, onChange);
}
