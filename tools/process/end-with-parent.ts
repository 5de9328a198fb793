import { isMainThread } from 'node:worker_threads';

/**
 * Ends a program of ours when the one that started it is gone, even by `kill -9`: nobody writes to its
 * input, which is closed then. `run` loads this file before the program.
 */
if (isMainThread) {
  // What the program starts has another input.
  process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(`--import=${import.meta.url}`, '');
  const end = () => process.exit(1);
  process.stdin.on('end', end).on('error', end).resume().unref();
}
