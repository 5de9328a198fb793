import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '../../lib/user-error.ts';

/** Milliseconds. */
const PATIENCE = 10_000;
const BETWEEN_TRIES = 50;

/**
 * Runs work that reads a file and writes it back, while no other process does: `<file>.lock` has the
 * id of the one that does.
 * @throws UserError when another process does not end its work
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  const lock = `${file}.lock`;
  const deadline = Date.now() + patience;
  while (!(await acquired(lock))) {
    const holder = Number(await readFile(lock, 'utf8').catch(() => process.pid));
    // A killed process leaves its lock behind.
    if (!isRunning(holder)) await rm(lock, { force: true });
    else if (Date.now() < deadline) await setTimeout(BETWEEN_TRIES);
    else
      throw new UserError(
        `Process ${holder} is writing ${file}, so nothing was changed. Try again later; if it writes nothing, remove ${lock}.`,
      );
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

function acquired(lock: string): Promise<boolean> {
  return writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Whether a process is running, by its id. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
