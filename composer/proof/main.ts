import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { LOCALES } from '../../site/i18n/locales.ts';
import { browserLaunchOptions } from '../../tools/browser/launch-options.ts';
import { runOrThrow, secondsSince } from '../../tools/process/run.ts';
import { runCommand } from '../../tools/process/run-command.ts';
import { copyProject } from '../../tools/project/copy-project.ts';
import { compose, saveAgain } from './compose.ts';
import { findPage, picturesToAccept, type Stories, storiesAt } from './findings.ts';
import { students } from './students.ts';
import { withWorkbench } from './workbench.ts';

/**
 * `npm run landing:prove`: makes a landing in the Composer of a copy of this project, then finds all
 * that comes of it. Exits with 1 when something is missing.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fernblick-composer-'));
  try {
    await copyProject(folder);
    await runOrThrow('node tokens/build.ts', folder);
    await runOrThrow('git add --all', folder);
    await runOrThrow('git commit --quiet -m Before', folder);
    const stories = await withWorkbench(folder, composed);
    console.log(`Stories        ${LOCALES.map((locale) => stories[locale].id).join(', ')}`);
    await reportFiles(folder);
    await runOrThrow(`node tools/landing.ts check ${students.name}`, folder);
    console.log('Check          no problems');
    const pictures = await picturesToAccept(stories, folder);
    console.log(`Pictures       ${pictures} or more to accept, none accepted`);
    await runOrThrow('node tools/build.ts --site', folder);
    for (const locale of LOCALES) {
      await findPage(folder, locale);
      console.log(
        `Page           ${students.path[locale]}, linked to both languages, in the sitemap`,
      );
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In milliseconds: a workbench that prepares its packages first is slow on a busy machine. */
const LONGEST_WAIT = 90_000;

/** The address that the workbench has when a story is open. */
const STORY = '**/?path=/story/*';

/** Makes and saves the landing; returns its stories, one of which has opened by itself. */
async function composed(address: string): Promise<Stories> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    page.setDefaultTimeout(LONGEST_WAIT);
    await page.goto(`${address}/composer.html`);
    await page.getByRole('heading', { name: 'Composer' }).waitFor();
    const started = performance.now();
    const { keys, presses } = await compose(page);
    await page.waitForURL(STORY);
    const seconds = secondsSince(started).toFixed(0);
    console.log(`In the Composer ${keys} characters typed, ${presses} presses, ${seconds} s`);
    await page.goto(`${address}/composer.html`);
    await saveAgain(page);
    await page.waitForURL(STORY);
    return await storiesAt(address);
  } finally {
    await browser.close();
  }
}

/** Prints the changed files, and how many characters somebody would have typed into them by hand. */
async function reportFiles(folder: string): Promise<void> {
  await runOrThrow('git add --all', folder);
  const { output: files } = await runOrThrow('git diff --cached --stat', folder);
  const { output: patch } = await runOrThrow('git diff --cached --unified=0', folder);
  const added = patch.split('\n').filter((line) => /^\+(?!\+\+)/.test(line));
  const characters = added.reduce((total, line) => total + line.slice(1).trimStart().length, 0);
  console.log(`By hand        ${characters} characters typed\n${files}`);
}

await runCommand(main);
