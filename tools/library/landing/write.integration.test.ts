import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../files/list-files.ts';
import { ROOT } from '../../project/paths.ts';
import { writeChanges } from './write.ts';

const UNFORMATTED = 'export const other = "other"';
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'changes-'));
  for (const file of ['biome.json', '.gitignore']) await cp(join(ROOT, file), join(root, file));
  await mkdir(join(root, 'site'));
  await writeFile(join(root, 'site/one.ts'), 'export const one = 1;\n');
  await writeFile(join(root, 'site/other.ts'), UNFORMATTED);
});

afterEach(() => rm(root, { recursive: true }));

test('files are written, formatted and removed', async () => {
  await writeChanges(
    [
      { file: 'site/two.ts', text: 'export const two = "2"' },
      { file: 'site/pictures.jsonl', text: '{"story":"a"}\n' },
      { file: 'site/one.ts', text: null },
    ],
    root,
  );
  expect(await siteFiles()).toEqual({
    'other.ts': UNFORMATTED,
    'pictures.jsonl': '{"story":"a"}\n',
    'two.ts': "export const two = '2';\n",
  });
});

test('no change touches no file', async () => {
  const before = await siteFiles();
  await writeChanges([], root);
  expect(await siteFiles()).toEqual(before);
});

test.each([
  ['that nothing can read', 'site/two.ts', 'export const two = ;', 'biome check'],
  ['where a file has the name of its folder', 'site/one.ts/two.ts', '', 'EEXIST'],
])('a text %s leaves every file as it was', async (_why, file, text, reason) => {
  const before = await siteFiles();
  const changes = [
    { file: 'site/one.ts', text: 'export const one = 2;\n' },
    { file, text },
    { file: 'site/other.ts', text: null },
  ];
  await expect(writeChanges(changes, root)).rejects.toThrow(reason);
  expect(await siteFiles()).toEqual(before);
  expect(listFiles(root).toSorted()).toEqual([
    '.gitignore',
    'biome.json',
    'site/one.ts',
    'site/other.ts',
  ]);
});

async function siteFiles(): Promise<Record<string, string>> {
  const folder = join(root, 'site');
  const texts = listFiles(folder).map(
    async (file) => [file, await readFile(join(folder, file), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}
