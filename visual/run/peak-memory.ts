import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Starting `ps` stops a process of this size for about 40 ms. */
const INTERVAL_MS = 5000;

/**
 * Measures how much memory this process and all its child processes use together.
 * @returns a function that stops measuring and returns the peak in bytes; 0 without `ps`
 */
export function watchMemory(): () => number {
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await memoryOfTree(process.pid));
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

async function memoryOfTree(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'ppid=,pid=,rss=']).catch(() => ({
    stdout: '',
  }));
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  // Iterating over a Set also visits elements added during the iteration.
  for (const parent of tree) {
    for (const [of, pid = 0] of processes) if (of === parent) tree.add(pid);
  }
  const kilobytes = processes.map(([, pid = 0, size = 0]) => (tree.has(pid) ? size : 0));
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
}
