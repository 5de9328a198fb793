import { parentPort, workerData } from 'node:worker_threads';
import { PictureCache } from '../picture-cache.ts';
import type { Image } from '../report.ts';
import { compareImages } from './compare-images.ts';

/** What a thread gets at its start: the folder of the cache. */
export type WorkerData = string;

/** What it is asked: the picture before and the picture after. It answers with a `Comparison`. */
export type Question = [before: Image, after: Image];

const cache = new PictureCache(workerData as WorkerData);

parentPort?.on('message', async ([before, after]: Question) => {
  parentPort?.postMessage(await compareImages(before, after, cache));
});
