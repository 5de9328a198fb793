import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { exec } from 'tinyexec';
import { UserError } from '../../lib/user-error.ts';
import { PROGRAM_ENV } from '../../tools/process/run.ts';
import { closeServer, listen } from '../../tools/serve/listen.ts';

/** Seconds that a workbench may take to start, also where its packages are not prepared yet. */
const LONGEST_START = 120;

/**
 * Runs work with the workbench of a project in a folder, and stops it afterwards.
 * @throws UserError with its output when it does not start
 */
export async function withWorkbench<Result>(
  folder: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const args = ['dev', '--port', String(port), '--exact-port', '--ci', '--quiet'];
  const program = exec('storybook', args, { nodeOptions: { cwd: folder, env: PROGRAM_ENV } });
  let output = '';
  for (const stream of [program.process?.stdout, program.process?.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  try {
    const end = Date.now() + LONGEST_START * 1000;
    while (!(await answers(address))) {
      if (program.exitCode !== undefined)
        throw new UserError(`${output}\nThe workbench ended with exit code ${program.exitCode}.`);
      if (Date.now() > end)
        throw new UserError(`${output}\nThe workbench did not start within ${LONGEST_START} s.`);
      await delay(500);
    }
    return await work(address);
  } finally {
    program.kill();
  }
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/index.json`).catch(() => undefined);
  return answer?.ok ?? false;
}

async function freePort(): Promise<number> {
  const probe = await listen(createServer(), 'workbench', 0);
  const { port } = probe.address() as AddressInfo;
  await closeServer(probe);
  return port;
}
