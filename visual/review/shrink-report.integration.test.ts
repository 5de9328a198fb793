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

test('of every changed picture the file has the rows around its changes, and the report says which', async () => {
  const { results, format } = await readReport(folder);
  expect(format).toBe('webp');
  const changed = results.find(({ status }) => status === 'changed');
  expect(changed?.after).toMatchObject({ height: 1600, rows: [[0, 798]] });
  const badge = results.find(({ title }) => title === 'Components/Badge');
  const kept = [
    [0, 488],
    [970, 1498],
  ];
  expect(badge?.after).toMatchObject({ height: 1600, rows: kept });
  const shown = await sharp(getPicturePath(folder, badge?.after?.hash ?? '', 'webp')).metadata();
  expect(shown).toMatchObject({ width: 960, height: 488 + 528 });
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
