import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { roundToTenth } from '../../lib/round-to-tenth.ts';
import { WHOLE } from '../../lib/shard.ts';
import { UserError } from '../../lib/user-error.ts';
import { AT_ROOT } from '../../site/config/base.ts';
import { runVike } from '../build/run-vike.ts';
import { listFiles } from '../files/list-files.ts';
import { createManyLandings } from '../landing/many-landings.ts';
import { secondsSince } from '../process/run.ts';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../project/paths.ts';

/** Below `dist`, because the bundle imports packages of the project. */
const FOLDER = join(ROOT, 'dist/bench');

/** Milliseconds between two looks at the memory. */
const LOOK = 250;

/**
 * `npm run bench -- pages 100 1000`: builds so many landings in both languages beside the site's own, and
 * prints how fast and what memory all of its processes take together at most.
 */
async function benchPages(args: string[]): Promise<void> {
  const sizes = (args.length > 0 ? args : ['100']).map(Number);
  if (!sizes.every((size) => size >= 0 && size <= 10_000))
    throw new UserError('Give numbers of landings from 0 to 10000: bench -- pages 100 1000');
  const rows: object[] = [];
  for (const size of sizes) rows.push(await measure(size));
  console.table(rows);
}

async function measure(landings: number) {
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, measureMemory());
  }, LOOK);
  const started = performance.now();
  const sets = [createManyLandings(landings)];
  await runVike(FOLDER, { base: AT_ROOT, sets, shard: WHOLE }).finally(() => clearInterval(look));
  const seconds = secondsSince(started);
  const pages = listFiles(join(FOLDER, 'client')).filter((file) => file.endsWith('.html')).length;
  await rm(FOLDER, { recursive: true });
  return {
    landings,
    pages,
    seconds: roundToTenth(seconds),
    'pages/s': roundToTenth(pages / seconds),
    'peak MB': Math.round(peak),
  };
}

/** Megabytes that all programs hold which this one has started, directly or by others. */
function measureMemory(): number {
  const own = new Set([process.pid]);
  let sum = 0;
  // In the order of their numbers: a program starts after the one that starts it.
  for (const line of String(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='])).split('\n')) {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    if (!own.has(parent)) continue;
    own.add(pid);
    sum += kilobytes / 1024;
  }
  return sum;
}

await runCommand(() => benchPages(process.argv.slice(2)));
