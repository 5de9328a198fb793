import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapValues } from '../lib/objects.ts';
import { roundToTenth } from '../lib/round-to-tenth.ts';
import { UserError } from '../lib/user-error.ts';
import { messages } from '../site/i18n/messages/index.ts';
import { getLanding } from '../site/landings/index.ts';
import { TEXTS_CHUNK } from '../site/prerender/incremental/hash-input.ts';
import { prerenderPages } from '../site/prerender/incremental/prerender-pages.ts';
import { bundleSite } from './build/build-site.ts';
import { createManyLandings } from './landing/many-landings.ts';
import { secondsSince } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';

/** Below `dist`, because the bundle imports packages of the project. */
const FOLDER = join(ROOT, 'dist/bench');

/**
 * `npm run bench:pages -- 100 1000 10000`: builds so many landings in both languages and prints how
 * fast and how large. Each is built five times: with an empty store, again with nothing changed, after
 * a change of a message, after one of a landing with a file, and after one of code that no page shows.
 */
async function benchPages([first, ...others]: string[]): Promise<void> {
  if (first === '--one') return measureOne(others);
  const sizes = [first ?? '100', ...others].map(Number);
  if (!sizes.every((size) => size > 0 && size <= 10_000))
    throw new UserError('Give numbers of landings from 1 to 10000: bench:pages -- 100 1000');
  await bundleSite(FOLDER);
  for (const size of sizes) {
    await rm(join(FOLDER, 'store'), { recursive: true, force: true });
    console.log(`${size} landings`);
    console.table(Object.fromEntries(BUILDS.map((build) => [build, measureApart(size, build)])));
  }
  await rm(FOLDER, { recursive: true, force: true });
}

const BUILDS = ['new', 'unchanged', 'one message', 'one landing', 'other code'] as const;

/** Texts to change in English: one of all landings with a pension gap, and one of a landing's own. */
const CHANGED: Readonly<Record<string, string>> = {
  'one message': messages.en['pensionGap.how.heading'],
  'one landing': getLanding('parents').description.en,
};

/** In a process of its own, so that its memory is its own. */
function measureApart(size: number, build: string): Record<string, number> {
  const args = [import.meta.filename, '--one', String(size), build];
  const output = execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(String(output));
}

async function measureOne([size, build]: string[]): Promise<void> {
  const place = join(FOLDER, 'site');
  await rm(place, { recursive: true, force: true });
  await cp(join(FOLDER, 'server'), join(place, 'server'), { recursive: true });
  const changed = CHANGED[build ?? ''];
  if (changed) await changeText(join(place, 'server', TEXTS_CHUNK), changed);
  const started = performance.now();
  const { pages, written, bytes } = await prerenderPages(place, {
    sets: [createManyLandings(Number(size))],
    store: join(FOLDER, 'store'),
    input: build === 'other code' ? 'other' : 'same',
  });
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const seconds = secondsSince(started);
  // Of all threads: steadier than seconds where others work on the same machine.
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
  const measured = {
    pages,
    rendered: written,
    seconds,
    'pages/s': pages / seconds,
    'CPU s': cpuSeconds,
    'ms CPU/page': (cpuSeconds / pages) * 1000,
    MB: bytes / 1e6,
    'peak MB': maxRSS / 1024,
  };
  console.log(JSON.stringify(mapValues(measured, roundToTenth)));
}

async function changeText(file: string, text: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  const changed = code.replace(text, '$&!');
  if (changed === code) throw new Error(`${file} does not have the text "${text}".`);
  await writeFile(file, changed);
}

await runCommand(() => benchPages(process.argv.slice(2)));
