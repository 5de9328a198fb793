import { parentPort, workerData } from 'node:worker_threads';
import { PictureCache } from '../model/picture-cache.ts';
import { compareImages } from './difference.ts';

const cache = new PictureCache(workerData);

// A thread of `runInThreads`.
parentPort?.on('message', async ([before, after]) => {
  parentPort?.postMessage(await compareImages(before, after, cache));
});
