import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { replaceFile } from '../../lib/json-files.ts';
import { getRowBytes, type Pixels } from '../model/pixels.ts';
import { decodePng, encodeWebp } from '../model/png.ts';
import type { Report, Result } from '../model/report.ts';
import { getPicturePath, readReport, writeReport } from '../model/report-folder.ts';

/** How much is shown above and below a changed place, in px. */
const AROUND = 240;

/** Rows of a picture, from the first to the one after the last. */
type Rows = readonly [top: number, end: number];

/**
 * Makes a report small enough to be sent: of a changed picture only the rows around its changed places
 * stay, the others are blank, so that it keeps its size; all are compressed without loss.
 */
export async function shrinkReport(folder: string): Promise<void> {
  const report = await readReport(folder);
  if (report.format) return;
  const left = listRows(report.results).entries();
  const work = async () => {
    for (const [hash, rows] of left) await compress(folder, hash, rows);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await writeReport({ ...report, format: 'webp' } satisfies Report, folder);
}

/** The rows to keep of each picture, by its hash; all of one without known places. */
function listRows(results: readonly Result[]): Map<string, Rows[]> {
  const rows = new Map<string, Rows[]>();
  for (const { regions = [], ...result } of results) {
    for (const side of ['before', 'after', 'difference'] as const) {
      const image = result[side];
      if (!image) continue;
      const boxes = regions.flatMap(({ before, after }) => {
        // The difference has removed rows and added ones, so a place is as low as the lower of both.
        const top = side === 'difference' ? Math.max(before.y, after.y) : { before, after }[side].y;
        return [[top - AROUND, top + Math.max(before.height, after.height) + AROUND] as const];
      });
      const own = boxes.length > 0 ? boxes : [[0, image.height] as const];
      rows.set(image.hash, [...(rows.get(image.hash) ?? []), ...own]);
    }
  }
  return rows;
}

async function compress(folder: string, hash: string, rows: readonly Rows[]): Promise<void> {
  const file = getPicturePath(folder, hash);
  const png = await readFile(file).catch(() => undefined);
  if (!png) return;
  const webp = await encodeWebp(blank(await decodePng(png), rows));
  await replaceFile(getPicturePath(folder, hash, 'webp'), webp);
  await rm(file);
}

function blank(pixels: Pixels, rows: readonly Rows[]): Pixels {
  for (let row = 0; row < pixels.height; row++) {
    if (!rows.some(([top, end]) => row >= top && row < end)) getRowBytes(pixels, row).fill(BLANK);
  }
  return pixels;
}

/** White, which no picture is for hundreds of rows with a change above and below it. */
const BLANK = 0xff;
