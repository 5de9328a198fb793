import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createFolder, writeFiles } from '../../lib/temporary-folder.fixture.ts';
import { replaceFolder } from './replace-folder.ts';

const FILES = 5;
let place: string;

beforeEach(async () => {
  place = await createFolder();
});

test('the new folder takes the place of the old one, and of all before only that is left', async () => {
  for (const text of ['first', 'second', 'third']) await build(text);
  expect(await contents()).toEqual(Array(FILES).fill('third'));
  expect(await readdir(place)).toEqual(['site', 'site.1', 'site.2']);
  expect(await readFile(join(place, 'site.2/0.txt'), 'utf8')).toBe('second');
});

test('a folder that is no link is replaced, too', async () => {
  await mkdir(join(place, 'site'));
  await build('new');
  expect(await contents()).toEqual(Array(FILES).fill('new'));
  expect(await readdir(place)).toEqual(['site', 'site.1']);
});

test('a link that leads nowhere is replaced, too', async () => {
  await build('old');
  await rm(join(place, 'site.1'), { recursive: true });
  await build('new');
  expect(await contents()).toEqual(Array(FILES).fill('new'));
});

test('every user may read it, whatever the umask of the build', async () => {
  const last = process.umask(0o077);
  onTestFinished(() => void process.umask(last));
  await replaceFolder(join(place, 'site'), join(place, 'next'), () =>
    writeFiles(join(place, 'next'), { 'folder/deep.txt': '' }),
  );
  const paths = ['site', 'site/folder', 'site/folder/deep.txt'];
  const modes = paths.map(async (path) => (await stat(join(place, path))).mode & 0o777);
  expect(await Promise.all(modes)).toEqual([0o755, 0o755, 0o644]);
});

test('a build that fails leaves the old folder', async () => {
  await build('good');
  const failing = build('bad', () => Promise.reject(new Error('no room left')));
  await expect(failing).rejects.toThrow('no room left');
  expect(await contents()).toEqual(Array(FILES).fill('good'));
});

test.each(Array.from({ length: FILES + 7 }, (_, index) => index))(
  'a build that is killed before step %i leaves the old folder, whole, and the next one ends well',
  async (step) => {
    await build('good');
    await killedBefore(step);
    expect(await contents()).toEqual(Array(FILES).fill(step < LAST_STEP ? 'good' : 'new'));
    await build('next');
    expect(await contents()).toEqual(Array(FILES).fill('next'));
  },
);

test('a build that was ended while it put a link in the place of a folder is undone by the next', async () => {
  await writeFiles(join(place, 'site.last'), textFiles('good'));
  await expect(build('bad', () => Promise.reject(new Error('stop')))).rejects.toThrow('stop');
  expect(await contents()).toEqual(Array(FILES).fill('good'));
});

function textFiles(text: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: FILES }, (_, index) => [`${index}.txt`, text]));
}

function build(text: string, onFile?: () => Promise<void>): Promise<void> {
  const next = join(place, 'next');
  return replaceFolder(join(place, 'site'), next, async () => {
    for (const file of Object.entries(textFiles(text))) {
      await writeFiles(next, Object.fromEntries([file]));
      await onFile?.();
    }
  });
}

/** The one that removes what is left of a folder that was no link: the new one is in its place. */
const LAST_STEP = FILES + 6;

/** Runs a build in a process of its own, which is killed before one of the calls that change the disk. */
async function killedBefore(step: number): Promise<void> {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { replaceFolder } from ${JSON.stringify(new URL('replace-folder.ts', import.meta.url).href)};
    const place = ${JSON.stringify(place)};
    let steps = 0;
    for (const name of ['rm', 'writeFile', 'rename', 'symlink']) {
      const call = fs.promises[name];
      fs.promises[name] = (...args) => {
        if (steps++ === ${step}) process.kill(process.pid, 'SIGKILL');
        return call(...args);
      };
    }
    syncBuiltinESMExports();
    await replaceFolder(place + '/site', place + '/next', async () => {
      fs.mkdirSync(place + '/next');
      for (let index = 0; index < ${FILES}; index += 1)
        await fs.promises.writeFile(place + '/next/' + index + '.txt', 'new');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

async function contents(): Promise<string[]> {
  const files = await readdir(join(place, 'site'));
  return Promise.all(files.map((file) => readFile(join(place, 'site', file), 'utf8')));
}
