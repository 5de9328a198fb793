import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable, open, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findMedian } from '../../lib/find-median.ts';
import { formatCount } from '../../lib/format-count.ts';
import { replaceFile } from '../../lib/json-files.ts';
import { keysOf } from '../../lib/objects.ts';
import { UserError } from '../../lib/user-error.ts';
import { browserLaunchOptions } from '../browser/launch-options.ts';
import { parseOptions } from '../process/parse-options.ts';
import { PROGRAM_ENV, secondsSince } from '../process/run.ts';
import { runCommand } from '../process/run-command.ts';
import { copyProject } from '../project/copy-project.ts';
import { findFreePort } from '../serve/listen.ts';
import { EDITS, type EditKind, type Sight } from './edits.ts';

/** Milliseconds after which an edit that a tab does not show is lost. */
const LOST = 10_000;
/** Milliseconds in which tabs show a file as it was, before another is edited. */
const BETWEEN_KINDS = 3_000;
/** Milliseconds that the servers and their first pages may take. */
const START = 120_000;
/** Milliseconds for which a file is half written: longer than watchers take to notice. */
const HALF = 150;

/** How editors write a file. */
const WAYS_OF_WRITING = {
  'truncate and write': writeFile,
  'half, then the rest': writeInHalves,
  'write and rename': replaceFile,
} as const;

async function writeInHalves(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  const middle = Math.floor(text.length / 2);
  await handle.write(text.slice(0, middle));
  await setTimeout(HALF);
  await handle.write(text.slice(middle));
  await handle.close();
}

const TABS = {
  site: '/en#comparison',
  workbench: '/iframe.html?id=landings-every-landing--home-en',
} as const;

type Tab = keyof typeof TABS;

/**
 * `npm run bench -- reload`: edits a copy of the project while `npm run dev` shows it in two tabs, 50 times
 * for each kind of edit and way of writing a file, and prints how long each tab takes to show an edit.
 * With `-- --edits 10` fewer times.
 */
async function benchReload(): Promise<void> {
  const { values } = parseOptions({ options: { edits: { type: 'string', default: '50' } } });
  const count = Number(values.edits);
  // The values of some edits have to stay within bounds.
  if (!(count >= 1 && count <= 50)) throw new UserError('Give 1 to 50: bench -- reload --edits 10');
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'fernblick-reload-'));
  const folder = temporary.path;
  const restarts: string[] = [];
  await copyProject(folder);
  const ports = { site: await findFreePort(), workbench: await findFreePort() };
  await using _dev = startDev(folder, ports, restarts);
  await using browser = await chromium.launch(await browserLaunchOptions());
  const tabs = {
    site: await openTab(browser, `http://localhost:${ports.site}${TABS.site}`),
    workbench: await openTab(browser, `http://localhost:${ports.workbench}${TABS.workbench}`),
  };
  const rows: Record<string, object> = {};
  for (const way of keysOf(WAYS_OF_WRITING)) {
    for (const kind of keysOf(EDITS)) {
      const seconds = await measure(kind, way, { folder, tabs, count });
      for (const tab of keysOf(TABS)) rows[`${kind}, ${tab}, ${way}`] = summarize(seconds[tab]);
      console.log(`${kind}, ${way}: ${count} edits`);
    }
  }
  console.table(rows);
  console.log(`${formatCount(restarts.length, 'restart')} of a server`);
}

/**
 * @param restarts gets a line for each restart of a server
 * @returns what stops it with all that it has started
 */
function startDev(folder: string, ports: Record<Tab, number>, restarts: string[]): AsyncDisposable {
  const dev = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: folder,
    detached: true,
    env: { ...PROGRAM_ENV, PORT: `${ports.site}`, STORYBOOK_PORT: `${ports.workbench}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  createInterface(dev.stdout).on('line', (line) => {
    if (line.includes('restarted')) restarts.push(line);
  });
  return {
    async [Symbol.asyncDispose]() {
      if (dev.pid) process.kill(-dev.pid);
      await once(dev, 'close');
    },
  };
}

async function openTab(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  const started = performance.now();
  while (!(await page.goto(url).catch(() => null))?.ok()) {
    if (secondsSince(started) * 1_000 > START) throw new Error(`${url} does not open.`);
    await page.waitForTimeout(500);
  }
  await page.waitForFunction(isShown, { text: 'A retirement with a view' }, { timeout: START });
  // What a server has to prepare for its first page is no part of an edit.
  await page.waitForLoadState('networkidle');
  return page;
}

/** Seconds from each edit until each tab shows it; none where it is lost. */
async function measure(
  kind: EditKind,
  way: keyof typeof WAYS_OF_WRITING,
  { folder, tabs, count }: { folder: string; tabs: Record<Tab, Page>; count: number },
) {
  const { before, after, shown, file } = EDITS[kind];
  const path = join(folder, file);
  const original = await readFile(path, 'utf8');
  if (!original.includes(before)) throw new Error(`${file} does not have "${before}".`);
  const seconds: Record<Tab, (number | undefined)[]> = { site: [], workbench: [] };
  for (let number = 1; number <= count; number += 1) {
    await WAYS_OF_WRITING[way](path, original.replace(before, after(number)));
    const written = performance.now();
    await Promise.all(
      keysOf(TABS).map(async (tab) => {
        const isSeen = await waitUntilShown(tabs[tab], shown(number));
        seconds[tab].push(isSeen ? secondsSince(written) : undefined);
      }),
    );
  }
  await writeFile(path, original);
  await tabs.site.waitForTimeout(BETWEEN_KINDS);
  return seconds;
}

/** Also over a reload of the page. */
function waitUntilShown(page: Page, sight: Sight): Promise<boolean> {
  return page.waitForFunction(isShown, sight, { timeout: LOST, polling: 20 }).then(
    () => true,
    () => false,
  );
}

/** In the page. */
function isShown(sight: Sight): boolean {
  if ('text' in sight) return document.body?.textContent.includes(sight.text) ?? false;
  return [...document.querySelectorAll('p')].some(
    (element) => getComputedStyle(element).getPropertyValue(sight.property) === sight.value,
  );
}

function summarize(seconds: readonly (number | undefined)[]) {
  const seen = seconds.filter((value) => value !== undefined);
  const round = (value: number) => Number(value.toFixed(2));
  return {
    'median s': round(findMedian(seen)),
    'slowest s': round(seen.length > 0 ? Math.max(...seen) : Number.NaN),
    lost: seconds.length - seen.length,
    edits: seconds.length,
  };
}

await runCommand(benchReload);
