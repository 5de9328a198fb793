import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { formatCount } from '../lib/format-count.ts';
import { keysOf, mapValues } from '../lib/objects.ts';
import { UserError } from '../lib/user-error.ts';
import { FAQ_PATHS } from '../site/content/faq.ts';
import { getLanding, home } from '../site/landings/index.ts';
import { browserLaunchOptions } from './browser/launch-options.ts';
import { BUDGETS, type Device } from './lighthouse/budgets.ts';
import { listFaults, MEASURES } from './lighthouse/measures.ts';
import { createRow, formatLine } from './lighthouse/report.ts';
import { parseOptions } from './process/parse-options.ts';
import { runCommand } from './process/run-command.ts';
import { findFreePort } from './serve/listen.ts';
import { serveSite } from './serve/servers.ts';

const PAGES = [home.path, getLanding('parents').path, FAQ_PATHS].flatMap(({ en, de }) => [en, de]);

/**
 * `npm run lighthouse`: asks Lighthouse about pages of the built site, as it judges them on a phone and
 * on a computer, and fails below a budget. With `-- --runs 1 /en` once, and only about that page.
 */
async function judgePages(): Promise<void> {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!(runs > 0)) throw new UserError('Give the number of runs: lighthouse -- --runs 3');
  const unknown = positionals.find((path) => !path.startsWith('/'));
  if (unknown) throw new UserError(`"${unknown}" is no address of a page. Write one such as /en.`);
  await using site = await serveSite(0);
  for (const device of keysOf(BUDGETS)) {
    console.log(`\n${device}, medians of ${formatCount(runs, 'run')}`);
    console.log(formatLine(keysOf(MEASURES)));
    for (const path of positionals.length > 0 ? positionals : PAGES)
      await judgePage(site.address, path, device, runs);
  }
}

/** Prints a page's row. One that misses a budget makes the command fail, and says what costs points. */
async function judgePage(site: string, path: string, device: Device, runs: number): Promise<void> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await runLighthouse(site + path, device));
  const { cells, missed } = createRow(
    results.map((result) => mapValues(MEASURES, ({ read }) => read(result))),
    BUDGETS[device],
  );
  console.log(formatLine(Object.values(cells), path));
  if (missed.length === 0) return;
  process.exitCode = 1;
  const faults = new Set(results.flatMap(listFaults));
  console.log([`  misses ${missed.join(', ')}`, ...faults].join('\n  - '));
}

/** In a browser of its own, so that no run finds what an earlier one has left. */
async function runLighthouse(url: string, device: Device): Promise<Result> {
  const port = await findFreePort();
  const { args = [], ...options } = await browserLaunchOptions();
  await using _browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const config = device === 'desktop' ? desktopConfig : undefined;
  const answer = await lighthouse(url, { port, logLevel: 'error' }, config);
  if (answer && !answer.lhr.runtimeError) return answer.lhr;
  throw new UserError(
    `Lighthouse failed at ${url}: ${answer?.lhr.runtimeError?.message} Name a path that the built site has, or run it again with less else running.`,
  );
}

await runCommand(judgePages);
