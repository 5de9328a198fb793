import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PictureCache } from '../baselines/picture-cache.ts';
import type { Comparison, Image } from '../results/report.ts';
import type { Pair } from './compare-worker.ts';

/** Compares two pictures of a cache in another thread. */
export type Compare = (before: Image, after: Image) => Promise<Comparison>;

/** Does work that compares pictures, with one thread for each core; a tall pair takes a second. */
export async function runInThreads<T>(
  items: readonly T[],
  { folder }: PictureCache,
  work: (item: T, compare: Compare) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const count = Math.min(availableParallelism(), items.length);
  await Promise.all(Array.from({ length: count }, runThread));

  async function runThread(): Promise<void> {
    const file = new URL('./compare-worker.ts', import.meta.url);
    const thread = new Worker(file, { workerData: folder });
    try {
      for (const item of left) await work(item, (...pair) => answer(thread, pair));
    } finally {
      await thread.terminate();
    }
  }
}

async function answer(thread: Worker, pair: Pair): Promise<Comparison> {
  // Rejects when the thread throws.
  const answered = once(thread, 'message');
  thread.postMessage(pair);
  const [comparison] = await answered;
  return comparison;
}
