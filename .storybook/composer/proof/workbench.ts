import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { exec } from 'tinyexec';
import { UserError } from '../../../tools/library/project.ts';
import { PROGRAM_ENV } from '../../../tools/library/run.ts';

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
  const args = ['dev', '--port', String(port), '--exact-port', '--ci', '--quiet'];
  const program = exec('storybook', args, { nodeOptions: { cwd: folder, env: PROGRAM_ENV } });
  try {
    await started(`http://localhost:${port}`);
    return await work(`http://localhost:${port}`);
  } finally {
    program.kill();
  }
}

async function started(address: string): Promise<void> {
  const end = Date.now() + LONGEST_START * 1000;
  while (Date.now() < end) {
    const answer = await fetch(`${address}/index.json`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(500);
  }
  throw new UserError(`The workbench did not start within ${LONGEST_START} s.`);
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
  return promise;
}
