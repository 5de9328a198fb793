import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { replaceFile } from '../../lib/json-files.ts';
import type { Pixels } from '../model/pixels.ts';
import { decodePng, encodeWebp } from '../model/png.ts';
import type { Image, Report, Result, Rows } from '../model/report.ts';
import { getPicturePath, readReport, writeReport } from '../model/report-folder.ts';
import { findPlace, SIDES } from '../model/sides.ts';

/** How much is shown above and below a changed place, in px. */
const AROUND = 240;

/**
 * Makes a report small enough to be sent: the file of a changed picture has only the rows around its
 * changed places, one below the other; all are compressed without loss.
 */
export async function shrinkReport(folder: string): Promise<void> {
  const report = await readReport(folder);
  if (report.format) return;
  const left = Map.groupBy(report.results.flatMap(listKept), ({ image }) => image.hash).entries();
  const work = async () => {
    for (const [hash, alike] of left) {
      const rows = joinRows(alike.flatMap((one) => one.rows));
      for (const { image } of alike) image.rows = rows;
      await compress(folder, hash, rows);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await writeReport({ ...report, format: 'webp' } satisfies Report, folder);
}

/** The pictures of a result with the rows to keep; all rows where no places are known. */
function listKept({ regions = [], ...result }: Result): { image: Image; rows: Rows[] }[] {
  return SIDES.flatMap((side) => {
    const image = result[side];
    if (!image) return [];
    const around = regions.map((region): Rows => {
      const { y, height } = findPlace(region, side, regions);
      return [Math.max(0, y - AROUND), Math.min(image.height, y + height + AROUND)];
    });
    return [{ image, rows: around.length > 0 ? around : [[0, image.height]] }];
  });
}

/** From top to bottom, each row once. */
function joinRows(rows: readonly Rows[]): Rows[] {
  const joined: Rows[] = [];
  for (const [top, end] of rows.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last && top <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([top, end]);
  }
  return joined;
}

async function compress(folder: string, hash: string, rows: readonly Rows[]): Promise<void> {
  const file = getPicturePath(folder, hash);
  const png = await readFile(file).catch(() => undefined);
  if (!png) return;
  const webp = await encodeWebp(keepRows(await decodePng(png), rows));
  await replaceFile(getPicturePath(folder, hash, 'webp'), webp);
  await rm(file);
}

function keepRows({ width, data }: Pixels, rows: readonly Rows[]): Pixels {
  let height = 0;
  for (const [top, end] of rows) {
    data.copyWithin(height * width, top * width, end * width);
    height += end - top;
  }
  return { width, height, data: data.subarray(0, height * width) };
}
