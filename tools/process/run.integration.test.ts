import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { isRunning } from '../files/lock.ts';

afterEach(() => vi.unstubAllEnvs());

test('a program does not inherit the NODE_ENV that Vite sets in this process', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const { run } = await import('./run.ts');
  vi.stubEnv('NODE_ENV', 'development');
  const { output } = await run('node -p process.env.NODE_ENV');
  expect(output).toBe('undefined\n');
});

test('a program ends with the one that started it, even by kill -9, and what it starts does not know', async () => {
  const inner = `
    console.log(process.pid, JSON.stringify(process.env.NODE_OPTIONS));
    setInterval(() => {}, 1_000);`;
  const outer = `
    import { run } from ${JSON.stringify(new URL('run.ts', import.meta.url).href)};
    process.chdir(${JSON.stringify(await createFolder({ 'inner.mjs': inner }))});
    await run('node inner.mjs', '.', { onLine: console.log });`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', outer]);
  const [line] = await once(parent.stdout, 'data');
  const [pid, ...options] = String(line).trim().split(' ');
  expect(JSON.parse(options.join(' ')).trim()).toBe((process.env.NODE_OPTIONS ?? '').trim());
  expect(isRunning(Number(pid))).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});
