import { parentPort, workerData } from 'node:worker_threads';
import { PictureCache } from '../baselines/picture-cache.ts';
import type { Image } from '../results/report.ts';
import { compareImages } from './compare-images.ts';

/** What a thread is asked about; it answers with a `Comparison`. */
export type Pair = [before: Image, after: Image];

const cache = new PictureCache(workerData);

parentPort?.on('message', async ([before, after]: Pair) => {
  parentPort?.postMessage(await compareImages(before, after, cache));
});
