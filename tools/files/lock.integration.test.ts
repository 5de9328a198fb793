import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { withLock } from './lock.ts';

let file: string;

beforeEach(async () => {
  file = join(await createFolder({ count: '0' }), 'count');
});

test('what several processes write back at once is all there', async () => {
  const script = `
    import { readFile, writeFile } from 'node:fs/promises';
    import { setTimeout } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)};
    const file = ${JSON.stringify(file)};
    for (let at = 0; at < 3; at += 1) {
      await withLock(file, async () => {
        const count = Number(await readFile(file, 'utf8'));
        await setTimeout(10);
        await writeFile(file, String(count + 1));
      });
    }`;
  const processes = Array.from({ length: 3 }, () =>
    once(spawn(process.execPath, ['--input-type=module', '--eval', script]), 'exit'),
  );
  expect(await Promise.all(processes)).toEqual(processes.map(() => [0, null]));
  expect(await readFile(file, 'utf8')).toBe('9');
});

test('the lock of a killed process is released, and that of work that fails', async () => {
  await writeFile(`${file}.lock`, '999999999');
  await expect(withLock(file, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(existsSync(`${file}.lock`)).toBe(false);
  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('who does not end its work is named', async () => {
  await writeFile(`${file}.lock`, String(process.ppid));
  const work = withLock(file, async () => 'done', 100);
  await expect(work).rejects.toThrow(`Process ${process.ppid} is writing ${file}`);
});
