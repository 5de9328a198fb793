import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const INTERVAL_MS = 1000;

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

interface Process {
  pid: number;
  parent: number;
  bytes: number;
}

async function memoryOfTree(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,rss=']).catch(() => ({
    stdout: '',
  }));
  const processes = stdout.split('\n').map((line): Process => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, bytes: kilobytes * 1024 };
  });
  const childrenOf = Map.groupBy(processes, ({ parent }) => parent);
  const sumOf = (pid: number): number =>
    (childrenOf.get(pid) ?? []).reduce((sum, child) => sum + child.bytes + sumOf(child.pid), 0);
  return (processes.find(({ pid }) => pid === root)?.bytes ?? 0) + sumOf(root);
}
