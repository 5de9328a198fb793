import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatCount } from '../../lib/format-count.ts';
import { UserError } from '../../lib/user-error.ts';
import { runCommand } from '../../tools/process/run-command.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { serve } from '../../tools/serve/servers.ts';
import { writeExample } from '../../visual/review/review.fixture.ts';
import { serveReview } from '../../visual/review/server.ts';
import type { Browser } from './browser.ts';
import { launchChromium, OTHERS } from './browsers.ts';
import { type Shown, show } from './show.ts';
import { listVisits, type Visit } from './visits.ts';

const WIDTHS = [360, 1264];
const PICTURES = join(ROOT, 'dist/browsers');

/**
 * `npm run check -- browsers [NAME …]`: visits pages of the build with other browsers, or those whose
 * name has one of these parts. Each must show the words that Chromium shows, without an error and without
 * scrolling sideways. Their pictures are for people: `dist/browsers` has them beside Chromium's.
 */
async function main(): Promise<void> {
  const others = await launchOthers();
  const folder = await mkdtemp(join(tmpdir(), 'fernblick-review-'));
  await writeExample(folder);
  const servers = await serve({ site: 0, workbench: 0 });
  const review = await serveReview({ port: 0, folder });
  const browsers = new Map([['Chromium', await launchChromium()], ...others]);
  try {
    await mkdir(PICTURES, { recursive: true });
    const parts = process.argv.slice(2);
    const visits = listVisits(servers, review.address).filter(
      ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
    );
    for (const visit of visits) for (const width of WIDTHS) await check(browsers, visit, width);
    console.log(`\n${formatCount(visits.length, 'page')} in ${[...browsers.keys()].join(', ')}`);
  } finally {
    const closing = [...browsers.values(), servers, review].map((each) => each.close());
    await Promise.all([...closing, rm(folder, { recursive: true })]);
  }
}

async function launchOthers(): Promise<[string, Browser][]> {
  const launched: [string, Browser][] = [];
  for (const { name, install, find } of OTHERS) {
    const launch = find();
    const missing = `${name} is not installed here. To test it: ${install}`;
    if (launch) launched.push([name, await launch()]);
    else if (process.env.CI) throw new UserError(missing);
    else console.warn(`Skipped: ${missing}`);
  }
  if (launched.length > 0) return launched;
  throw new UserError('Nothing was checked: none of these browsers is installed.');
}

/** Shows a page in each browser, prints what is wrong and writes their pictures side by side. */
async function check(
  browsers: ReadonlyMap<string, Browser>,
  visit: Visit,
  width: number,
): Promise<void> {
  const pictures: Uint8Array[] = [];
  const faults: string[] = [];
  let first: Shown | undefined;
  for (const [name, browser] of browsers) {
    const shown = await show(browser, visit, width, first);
    first ??= shown;
    pictures.push(shown.screenshot);
    faults.push(...shown.faults.map((fault) => `\n    ${name} ${fault}`));
  }
  const file = join(PICTURES, `${visit.name}-${width}.png`);
  await sharp(pictures, {
    join: { across: pictures.length, shim: 16, background: 'white' },
  }).toFile(file);
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${visit.name}-${width}${faults.join('')}`);
  if (faults.length > 0) process.exitCode = 1;
}

await runCommand(main);
