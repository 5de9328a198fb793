import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../lib/user-error.ts';
import { messages } from '../site/i18n/messages/index.ts';
import { MESSAGES_CHUNK, prerenderPages } from '../site/prerender/incremental/prerender-pages.ts';
import { bundleSite } from './build/build-site.ts';
import { createManyLandings } from './landing/many-landings.ts';
import { secondsSince } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';

/** Below `dist`, because the bundle imports packages of the project. */
const FOLDER = join(ROOT, 'dist/bench');

interface Measured {
  pages: number;
  /** Those that were rendered and not taken from the store. */
  written: number;
  /** Wall time. */
  seconds: number;
  /** Of all threads: steadier than wall time where others work on the same machine. */
  cpuSeconds: number;
  /** Megabytes of uncompressed pages. */
  megabytes: number;
  /** The most megabytes that the process, with all its threads, had at once. */
  memory: number;
}

/**
 * `npm run bench:pages -- 100 1000 10000`: builds so many landings in both languages and prints how
 * fast and how large. Each is built four times: with an empty store, again with nothing changed, after
 * a change of a message that one page shows, and after a change of the code that no page shows.
 */
async function benchPages([first, ...others]: string[]): Promise<void> {
  if (first === '--one') return measureOne(others);
  const sizes = [first ?? '100', ...others].map(Number);
  if (!sizes.every((size) => size > 0 && size <= 10_000))
    throw new UserError('Give numbers of landings from 1 to 10000: bench:pages -- 100 1000');
  await bundleSite(FOLDER);
  printRow([
    'landings',
    'build',
    'pages',
    'rendered',
    's',
    'pages/s',
    'CPU s',
    'ms CPU/page',
    'MB',
    'peak MB',
  ]);
  const fresh: Measured[] = [];
  for (const size of sizes) {
    await rm(join(FOLDER, 'store'), { recursive: true, force: true });
    for (const build of BUILDS) {
      const measured = measuredApart(size, build);
      if (build === 'new') fresh.push(measured);
      printRow([size, build, ...cellsOf(measured)]);
    }
  }
  printGrowth(fresh);
  await rm(FOLDER, { recursive: true, force: true });
}

const BUILDS = ['new', 'unchanged', 'one message', 'other code'] as const;

/** In a process of its own, so that its memory is its own. */
function measuredApart(size: number, build: string): Measured {
  const args = [import.meta.filename, '--one', String(size), build];
  const output = execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(String(output));
}

async function measureOne([size, build]: string[]): Promise<void> {
  const place = join(FOLDER, 'site');
  await rm(place, { recursive: true, force: true });
  await cp(join(FOLDER, 'server'), join(place, 'server'), { recursive: true });
  if (build === 'one message') await changeMessage(join(place, 'server', MESSAGES_CHUNK));
  const started = performance.now();
  const { pages, written, bytes } = await prerenderPages(place, {
    sets: [createManyLandings(Number(size))],
    store: join(FOLDER, 'store'),
    input: build === 'other code' ? 'other' : 'same',
  });
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const measured: Measured = {
    pages,
    written,
    seconds: secondsSince(started),
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: bytes / 1e6,
    memory: maxRSS / 1024,
  };
  console.log(JSON.stringify(measured));
}

/** Changes a text of all landings with a pension gap, in one language. */
async function changeMessage(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  const changed = code.replace(messages.en['pensionGap.how.heading'], '$&!');
  if (changed === code) throw new Error(`${file} does not have the message to change.`);
  await writeFile(file, changed);
}

function cellsOf({
  pages,
  written,
  seconds,
  cpuSeconds,
  megabytes,
  memory,
}: Measured): (string | number)[] {
  return [
    pages,
    written,
    seconds.toFixed(1),
    (pages / seconds).toFixed(0),
    cpuSeconds.toFixed(1),
    ((cpuSeconds / pages) * 1000).toFixed(2),
    megabytes.toFixed(0),
    memory.toFixed(0),
  ];
}

/** The cost of each further page: the difference between two sizes is free of what every build costs. */
function printGrowth(sizes: readonly Measured[]): void {
  for (const [index, larger] of sizes.slice(1).entries()) {
    const smaller = sizes[index];
    if (!smaller) continue;
    const more = larger.pages - smaller.pages;
    const seconds = larger.seconds - smaller.seconds;
    const cpu = ((larger.cpuSeconds - smaller.cpuSeconds) / more) * 1000;
    const kilobytes = ((larger.memory - smaller.memory) / more) * 1000;
    console.log(
      `From ${smaller.pages} to ${larger.pages} pages: ${(more / seconds).toFixed(0)} pages a second, ` +
        `${cpu.toFixed(2)} ms CPU and ${kilobytes.toFixed(0)} kB of memory a page.`,
    );
  }
}

function printRow(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell) => String(cell).padStart(12)).join(''));
}

await runCommand(() => benchPages(process.argv.slice(2)));
