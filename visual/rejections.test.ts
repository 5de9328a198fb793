import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRejections, unfixed, withRejections, writeRejections } from './rejections.ts';
import { hashOf, imageOf, resultOf } from './report.fixture.ts';
import { isRed } from './status.ts';

const folder = await mkdtemp(join(tmpdir(), 'fernblick-rejections-'));
afterAll(() => rm(folder, { recursive: true }));

const rejected = resultOf({ after: imageOf('b') });
const rejection = { after: hashOf('b'), who: 'Ada', when: '2026-03-01', why: 'Too wide' };
const rejections = new Map([[rejected.id, rejection]]);

test('rejections are kept after the run in which they were made', async () => {
  const file = join(folder, 'rejections.json');
  expect((await readRejections(file)).size).toBe(0);
  await writeRejections(rejections, file);
  expect(await readRejections(file)).toEqual(rejections);
  await writeFile(file, '{"a":1}');
  await expect(readRejections(file)).rejects.toThrow(/invalid/);
});

test('a rejection applies only to the picture it was made for', () => {
  const other = resultOf({ after: imageOf('c') });
  const [same, changed] = withRejections([rejected, other], rejections);
  expect(same?.decision).toMatchObject({ answer: 'rejected', why: 'Too wide' });
  expect(same && isRed(same)).toBe(true);
  expect(changed?.decision).toBeUndefined();
});

test('a rejection ends when its picture matches the accepted one again', () => {
  expect(unfixed(rejections, [rejected]).size).toBe(1);
  expect(unfixed(rejections, [resultOf({ status: 'equal' })]).size).toBe(0);
});
