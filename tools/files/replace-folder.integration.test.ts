import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { replaceFolder } from './replace-folder.ts';

const FILES = 20;
let place: string;

beforeEach(async () => {
  place = await createFolder();
});

test('the new folder takes the place of the old one, with nothing left beside it', async () => {
  await build('first');
  await build('second');
  expect(await contents()).toEqual(Array(FILES).fill('second'));
  expect(await readdir(place)).toEqual(['site']);
});

test('a build that fails leaves the old folder', async () => {
  await build('good');
  const failing = build('bad', () => Promise.reject(new Error('no room left')));
  await expect(failing).rejects.toThrow('no room left');
  expect(await contents()).toEqual(Array(FILES).fill('good'));
});

test.each(Array.from({ length: 10 }, (_, index) => index * 2 + 1))(
  'a build that is killed at file %i leaves the old folder, and the next one ends well',
  async (at) => {
    await build('good');
    await killedAt(at);
    expect(await contents()).toEqual(Array(FILES).fill('good'));
    await build('next');
    expect(await contents()).toEqual(Array(FILES).fill('next'));
  },
);

test('a build that was ended between its two renames is undone by the next', async () => {
  await build('good');
  await rename(join(place, 'site'), join(place, 'site.last'));
  await expect(build('bad', () => Promise.reject(new Error('stop')))).rejects.toThrow('stop');
  expect(await contents()).toEqual(Array(FILES).fill('good'));
});

function build(text: string, onFile?: () => Promise<void>): Promise<void> {
  const next = join(place, 'next');
  return replaceFolder(join(place, 'site'), next, async () => {
    await mkdir(next);
    for (let index = 0; index < FILES; index += 1) {
      await writeFile(join(next, `${index}.txt`), text);
      await onFile?.();
    }
  });
}

/** Runs a build in a process of its own, which is killed as it has written a file. */
async function killedAt(file: number): Promise<void> {
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { replaceFolder } from ${JSON.stringify(new URL('replace-folder.ts', import.meta.url).href)};
    const place = ${JSON.stringify(place)};
    await replaceFolder(place + '/site', place + '/next', async () => {
      mkdirSync(place + '/next');
      for (let index = 0; index < ${FILES}; index += 1) {
        writeFileSync(place + '/next/' + index + '.txt', 'half');
        if (index === ${file}) process.kill(process.pid, 'SIGKILL');
      }
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

async function contents(): Promise<string[]> {
  const files = await readdir(join(place, 'site'));
  return Promise.all(files.map((file) => readFile(join(place, 'site', file), 'utf8')));
}
