import { mkdir, rm, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Mendable } from '../tools/project.ts';

const PATIENCE_MS = 10_000;
/** A lock this old was left by a process that was killed. */
const ABANDONED_MS = 60_000;

/** Does a piece of work that only one process may do at a time; `folder` exists meanwhile. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await acquire(folder);
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function acquire(folder: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const isFree = await mkdir(folder).then(
      () => true,
      () => false,
    );
    if (isFree) return;
    const since = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
    else if (Date.now() > deadline) {
      throw new Mendable(
        `Somebody else is deciding right now (${folder}).\nIf that cannot be, remove that folder and try again.`,
      );
    } else await setTimeout(50);
  }
}
