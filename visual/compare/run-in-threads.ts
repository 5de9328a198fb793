import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PictureCache } from '../model/picture-cache.ts';
import type { Comparison, Image } from '../model/report.ts';

/** Compares two pictures of a cache in another thread. */
export type Compare = (before: Image, after: Image) => Promise<Comparison>;

/**
 * Does work that compares pictures, with one thread for each core; a tall pair takes a second.
 * @returns what it gives, in the order of the items
 */
export async function runInThreads<T, R>(
  items: readonly T[],
  { folder }: PictureCache,
  work: (item: T, compare: Compare) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  await Promise.all(Array.from({ length: availableParallelism() }, runThread));
  return results;

  async function runThread(): Promise<void> {
    let thread: Worker | undefined;
    const compare: Compare = async (...pair) => {
      thread ??= new Worker(new URL('./compare-worker.ts', import.meta.url), {
        workerData: folder,
      });
      // Rejects when the thread throws.
      const answered = once(thread, 'message');
      thread.postMessage(pair);
      const [comparison] = await answered;
      return comparison;
    };
    try {
      for (const [index, item] of left) results[index] = await work(item, compare);
    } finally {
      await thread?.terminate();
    }
  }
}
