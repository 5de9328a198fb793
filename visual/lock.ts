import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '../tools/library/project.ts';

const TIMEOUT_MS = 10_000;

/**
 * Runs work that only one process may do at a time; `file` contains the id of that process.
 * @throws UserError when another process holds the lock for too long
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await acquired(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => process.pid));
    if (!isRunning(holder)) await rm(file, { force: true });
    else if (Date.now() < deadline) await setTimeout(50);
    else
      throw new UserError(
        `Process ${holder} is writing decisions and holds the lock ${file}. Try again later.`,
      );
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

function acquired(file: string): Promise<boolean> {
  return writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** A killed process leaves its lock behind. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
