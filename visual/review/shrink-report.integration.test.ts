import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { getPicturePath, readReport } from '../model/report-folder.ts';
import { writeExample } from './review.fixture.ts';
import { shrinkReport } from './shrink-report.ts';

let folder = '';

beforeEach(async () => {
  folder = await createFolder();
  await writeExample(folder);
  await shrinkReport(folder);
});

test('every open picture has its size, and what is far from its changes is blank', async () => {
  const { results, format } = await readReport(folder);
  expect(format).toBe('webp');
  const changed = results.find(({ status }) => status === 'changed');
  const { hash = '', width, height } = changed?.after ?? {};
  const { data, info } = await sharp(getPicturePath(folder, hash, 'webp'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width, height });
  const colourAt = (row: number) =>
    [...data.subarray(row * info.width * info.channels)].slice(0, 3);
  expect(colourAt(220), 'a changed place').toEqual([0x17, 0x70, 0x5d]);
  expect(colourAt(1400), 'far from all').toEqual([255, 255, 255]);
});

test('a new picture is whole, and no PNG is left', async () => {
  const { results } = await readReport(folder);
  const added = results.find(({ status }) => status === 'new')?.after?.hash ?? '';
  const { channels } = await sharp(getPicturePath(folder, added, 'webp')).stats();
  expect(channels[0]).toMatchObject({ min: 0x17, max: 0x17 });
  const files = await readdir(join(folder, 'pictures'));
  expect(files.filter((name) => !name.endsWith('.webp'))).toEqual([]);
});

test('a report that is small already stays as it is', async () => {
  const before = await readReport(folder);
  await shrinkReport(folder);
  expect(await readReport(folder)).toEqual(before);
});
