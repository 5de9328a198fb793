import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { formatCount } from '../../lib/format-count.ts';
import { readJson, replaceFile } from '../../lib/json-files.ts';
import { type Shard, WHOLE } from '../../lib/shard.ts';
import { UserError } from '../../lib/user-error.ts';
import { AT_ROOT } from '../../site/config/base.ts';
import { readCalculationUrl } from '../../site/config/calculation-url.ts';
import { needsConsent, readVisitorOptions } from '../../site/config/visitor-options.ts';
import { brands } from '../../site/content/brands/index.ts';
import { checkContent } from '../../site/content/check.ts';
import { readServiceSettings } from '../../site/content/service/settings.ts';
import { buildTokens } from '../../tokens/build.ts';
import { formatFolderSize, listFiles } from '../files/list-files.ts';
import { withLock } from '../files/lock.ts';
import { makeReadable, replaceFolder } from '../files/replace-folder.ts';
import { type HostedSite, writeHostFiles } from '../hosting/host-files.ts';
import { readChosenLandings } from '../landing/landing-rows.ts';
import { assertLandings, readLandings } from '../landing/problems.ts';
import { runOrThrow, secondsSince } from '../process/run.ts';
import { BRAND } from '../project/brand.ts';
import {
  MANIFEST,
  NEXT_BUILD,
  ROOT,
  SITE_BUILD,
  SITE_DIST,
  WORKBENCH_BUILD,
} from '../project/paths.ts';
import { findMissingPages, listPageFiles, SITE_PATHS } from '../project/site-pages.ts';
import { hashBuildInputs } from './build-inputs.ts';
import { type SiteReport, writeSiteReport } from './build-report.ts';
import { compressFolder } from './compress.ts';
import { keepLastAssets, listKeptFiles, listOwnFiles } from './kept-assets.ts';
import { readToday } from './out-of-date.ts';
import { hashBundle, runVike } from './run-vike.ts';
import { makeSiteFiles, writeSiteFiles } from './site-files.ts';

/**
 * Builds the tokens, then in parallel the site (`dist/client`) and the workbench (`dist/storybook`),
 * and prints what was built.
 * @throws UserError when another build of the same folder is running
 */
export function build({ onlySite = false, shard = WHOLE, base = AT_ROOT } = {}): Promise<void> {
  return lockSite(async () => {
    const started = performance.now();
    assertVariables();
    const inputs = await hashBuildInputs();
    await buildTokens();
    const site = buildUnlocked(shard, base);
    await allOrThrow(onlySite ? [site] : [site, buildWorkbench()]);
    const { pages } = await site;
    if (inputs && !onlySite && base === AT_ROOT) await replaceFile(INPUTS, JSON.stringify(inputs));
    console.log(`Built in ${secondsSince(started).toFixed(1)} s.`);
    printFolder('site', SITE_BUILD, describeSite(pages, base));
    if (!onlySite) printFolder('workbench', WORKBENCH_BUILD, formatFolderSize(WORKBENCH_BUILD));
  });
}

/** The mode of a file that every user of this machine may read. */
const READABLE = 0o644;

/** Of what the last build of everything was made; absent after one of the site alone or below a folder. */
const INPUTS = join(SITE_DIST, 'build-inputs.json');

/**
 * Builds tokens, site and workbench, unless they were built from what there is now.
 * @throws UserError when another build of the same folder is running
 */
export async function buildIfChanged(): Promise<void> {
  const isBuilt = [SITE_BUILD, WORKBENCH_BUILD].every((folder) => existsSync(folder));
  const inputs = isBuilt ? await hashBuildInputs() : undefined;
  if (inputs === undefined || inputs !== (await readJson(INPUTS))) return await build();
  console.log('Nothing changed since the last build.');
}

function printFolder(name: string, folder: string, contents: string): void {
  console.log(`  ${name.padEnd(9)}  ${relative(ROOT, folder).padEnd(14)}  ${contents}`);
}

function describeSite(pages: number, base: string): string {
  const place = base === AT_ROOT ? '' : `at ${base} of its host, `;
  const own = `${place}${formatCount(pages, 'page')}, ${formatFolderSize(SITE_BUILD, listOwnFiles(SITE_BUILD))}`;
  const kept = listKeptFiles(SITE_BUILD).length;
  return kept === 0 ? own : `${own}, and ${formatCount(kept, 'file')} kept of the last build`;
}

/** Refuses values of environment variables that no build knows, before anything takes time. */
function assertVariables(): void {
  readVisitorOptions(process.env);
  readCalculationUrl();
  readServiceSettings(process.env);
}

/** Waits for all parts even when one fails, so that nothing keeps running after the error message. */
async function allOrThrow(parts: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(parts);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

/**
 * Builds only the site, beside the one that is there, which stays until the new one is complete. Its
 * report is also in `dist/build-report.json`.
 * @throws UserError when another build of the same folder is running
 */
export function buildSite(): Promise<SiteReport> {
  return lockSite(() => {
    assertVariables();
    return buildUnlocked(WHOLE, AT_ROOT);
  });
}

/**
 * Does what replaces the site, while no other process does.
 * @throws UserError when another build of the same folder is running
 */
export async function lockSite<Result>(work: () => Promise<Result>): Promise<Result> {
  // A web server, which is another user, must get through it.
  if (await mkdir(SITE_DIST, { recursive: true })) await chmod(SITE_DIST, 0o755);
  return withLock(SITE_BUILD, work, NOT_AT_ALL);
}

/** Milliseconds that a second build waits for one that is running: who started it can wait. */
const NOT_AT_ALL = 0;

async function buildUnlocked(shard: Shard, base: string): Promise<SiteReport> {
  await rm(INPUTS, { force: true });
  const warnings = [...assertPublishable()];
  await assertLandings(await readLandings());
  const warn = (line: string) => {
    console.warn(`  warning    ${line}`);
    warnings.push(line);
  };
  const sets = await readChosenLandings(undefined, warn);
  const made = join(NEXT_BUILD, 'client');
  const hosted = readHostedSite();
  const seconds: Record<string, number> = {};
  const clock = <Result>(part: string, work: Promise<Result>): Promise<Result> => {
    const started = performance.now();
    return work.finally(() => {
      seconds[part] = Number(secondsSince(started).toFixed(2));
    });
  };
  const pages = await replaceFolder(SITE_BUILD, made, async () => {
    const files = clock('files', makeSiteFiles(sets, base));
    const lines = clock('pages', runVike(NEXT_BUILD, { base, sets, shard }));
    await allOrThrow([files, lines]);
    for (const line of await lines) warn(line);
    await writeSiteFiles(made, await files);
    await clock('compression', compressFolder(made, chooseEffort));
    if (shard.count === 1) await finishSite(made, hosted);
    return weighPages(made, shard);
  });
  await rename(join(NEXT_BUILD, MANIFEST), join(SITE_DIST, MANIFEST));
  await chmod(join(SITE_DIST, MANIFEST), READABLE);
  const input = await hashBundle(NEXT_BUILD);
  await rm(NEXT_BUILD, { recursive: true, force: true });
  const report = { shard, ...hosted, ...pages, input, warnings, seconds };
  await writeSiteReport(report, SITE_DIST);
  return report;
}

/** What this build is for, by its variables. Who puts shards together has others. */
function readHostedSite(): HostedSite {
  const options = readVisitorOptions(process.env);
  return {
    brand: BRAND,
    calculationUrl: readCalculationUrl(),
    asksForConsent: options !== undefined && needsConsent(options),
  };
}

/** Pages of a list are made by the thousand; all else is made by hand. */
function chooseEffort(file: string): 'best' | 'quick' {
  return file.endsWith('.html') && !HANDMADE.has(file) ? 'quick' : 'best';
}

const HANDMADE = new Set(listPageFiles());

/** How many pages a shard has made, and how large. Those without a language are in each, and count once. */
async function weighPages(site: string, { index }: Shard) {
  const files = listFiles(site).filter(
    (file) => file.endsWith('.html') && (index === 1 || file.includes('/')),
  );
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(site, file))).size));
  return { pages: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Writes into a site with all its pages what is made of them, and what the visitors of the last one need.
 * @throws UserError when a page of the table was not written
 */
export async function finishSite(site: string, hosted: HostedSite): Promise<void> {
  assertPages(site);
  const hosting = join(SITE_DIST, 'hosting');
  await writeHostFiles(site, hosting, hosted);
  await makeReadable(hosting);
  await keepLastAssets(site, SITE_BUILD);
}

function assertPages(site: string): void {
  const missing = findMissingPages(site);
  if (missing.length === 0) return;
  throw new UserError(
    `The build succeeded, but ${missing.length} of ${SITE_PATHS.length + 1} pages are missing:\n` +
      missing.map((file) => `  ${file}`).join('\n') +
      '\nPages are listed in site/pages/addresses.ts.',
  );
}

/**
 * Stops the build before anything is written when content must not be published.
 * @returns warnings that do not stop a demo build
 */
function assertPublishable(): readonly string[] {
  const { problems, warnings } = checkContent(readToday(), brands[BRAND].status);
  if (warnings.length > 0)
    console.warn(
      `  ${formatCount(warnings.length, 'warning')} of the content, which dist/build-report.json lists.`,
    );
  if (problems.length === 0) return warnings;
  throw new UserError(
    `The content in site/content cannot be published. Fix these entries:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** Builds only the workbench. */
export async function buildWorkbench(): Promise<void> {
  await runOrThrow('storybook build --quiet -o dist/storybook');
}
