import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserLaunchOptions } from '../../tools/browser.ts';
import type { Report } from '../report.ts';
import { writeReport } from '../report-folder.ts';
import { decidesFor, exampleReport, writeExample } from './fixture.ts';
import { reportPage } from './page-file.ts';
import { type Reviewing, serveReview } from './server.ts';
import {
  accessibilityProblems,
  answer,
  button,
  expectText,
  isSeen,
  row,
  scrolledTo,
} from './visit.ts';

const BADGE = 'components-badge--plain.en-480';
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 });
let browser: Browser;
let folder: string;
let reviewing: Reviewing;
let report: Report;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-'));
  await writeExample(folder, exampleReport());
  browser = await chromium.launch(await browserLaunchOptions());
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  report = exampleReport();
  await writeReport(report, folder);
  page = await browser.newPage({
    viewport: { width: 1440, height: 800 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  page.setDefaultTimeout(5_000);
  return () => page.close();
});

describe('served', () => {
  beforeEach(async () => {
    reviewing = await serveReview({ port: 0, folder, decide: decidesFor(report, BADGE) });
    await page.goto(reviewing.address);
    return () => reviewing.close();
  });

  test('a person sees what is broken, and cannot accept it', async () => {
    await row(page, 'GapChart: Plain').click();
    await expectText(page, '.decision-bar', 'Mend the story, then run again.');
    expect(await button(page, 'Accept').count()).toBe(0);
    expect(await page.locator('.no-picture').textContent()).toContain('the picture is empty');
  });

  test('a person accepts one picture and rejects another with the mouse', async () => {
    await button(page, 'Accept').first().click();
    await answer(page, 'Wanted: lighter pine');
    await expectText(page, '.row[data-settled=accepted]', 'accepted by Ada');
    await expectText(page, '.picture-header h2', 'de · 480');
    await button(page, 'Reject').first().click();
    await answer(page, 'Cut off in German');
    await expectText(page, '.row[data-settled=rejected]', 'Cut off in German');
    expect(report.results.map(({ decision }) => decision?.verdict)).toEqual(
      expect.arrayContaining(['accepted', 'rejected']),
    );
    await expectText(page, '.progress', '4 open of 6');
  });

  test('a person decides about a cluster by keys only, and learns what was refused', async () => {
    await page.keyboard.press('Shift+R');
    await expectText(page, 'dialog h2', 'Reject 3 pictures?');
    await page.keyboard.press('Enter');
    expect(await page.locator('dialog').count(), 'a reason is required').toBe(1);
    await answer(page, 'Not asked for');
    await expectText(page, '[role=alert]', `${BADGE} Too late.`);
    await expectText(page, '.status', '2 pictures decided. 4 open.');
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('r');
    expect(await page.getByLabel('Reason').inputValue()).toBe('Not asked for');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  test('a person walks the list by arrow keys from one tab stop', async () => {
    await row(page, 'Button: Plain en · 480').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Badge');
    expect(await page.locator('.row[tabindex="0"]').count()).toBe(1);
  });

  test('a person looks in five ways, as close as single pixels, and jumps to the changed places', async () => {
    const after = page.getByAltText('New picture of Components/Button, Plain');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('+');
    await expect.poll(async () => (await after.boundingBox())?.width).toBe(480 * 8);
    expect(await after.evaluate((image) => getComputedStyle(image).imageRendering)).toBe(
      'pixelated',
    );
    const [before, beside] = await page.locator('.outline[data-current]').all();
    expect(await before?.evaluate(isSeen), 'the place is in sight before').toBe(true);
    expect(await beside?.evaluate(isSeen), 'and after').toBe(true);

    await page
      .locator('.scroller')
      .first()
      .evaluate((scroller) => scroller.scrollTo(300, 5000));
    await expect.poll(() => scrolledTo(page, 1)).toEqual([300, 5000]);
    await page.mouse.move(700, 500);
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => scrolledTo(page, 1)).toEqual([400, 5100]);
    expect(await scrolledTo(page, 0), 'both are pulled alike').toEqual([400, 5100]);

    await page.keyboard.press('2');
    const divider = page.getByRole('slider', { name: 'Divider' });
    await divider.press('ArrowRight');
    expect(await divider.getAttribute('aria-valuenow')).toBe('51');
    expect(await scrolledTo(page, 0), 'another look shows the same place').toEqual([400, 5100]);

    await page.keyboard.press('3');
    await page.getByRole('slider', { name: 'Strength' }).fill('20');
    expect(await after.evaluate((image) => getComputedStyle(image).opacity)).toBe('0.2');

    await page.keyboard.press('4');
    await expectText(page, '.pane-label', 'After');
    await page.keyboard.down('b');
    await expectText(page, '.pane-label', 'Before');
    await page.keyboard.up('b');
    await expectText(page, '.pane-label', 'After');

    await page.keyboard.press('5');
    await page.getByAltText('Difference of Components/Button').waitFor();
  });

  test('a picture opens at its first changed place, or at its top when that is in sight', async () => {
    await row(page, 'Badge: Plain').click();
    await page.getByAltText('New picture of Components/Badge').waitFor();
    expect(await page.locator('.outline').first().evaluate(isSeen)).toBe(true);
    await row(page, 'Button: Plain en · 480').click();
    await page.getByAltText('New picture of Components/Button').waitFor();
    expect(await scrolledTo(page, 0)).toEqual([0, 0]);
  });

  test('a person finds pictures by words and verdicts', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('icon');
    await expectText(page, '.stage-column .empty', 'No picture passes this filter.');
    await button(page, 'equal 1').click();
    await expectText(page, '.row', 'Icon: All');
    await expectText(page, '.no-picture', 'visual/baselines/components/icon/all.en-480.png');
  });

  test('nobody is kept out', async () => {
    // Evaluated, for the page's content security policy lets no script in.
    await page.evaluate(axe.source);
    for (const look of ['1', '2', '4', '?']) {
      await page.keyboard.press(look);
      expect(await accessibilityProblems(page), look).toEqual([]);
    }
  });
});

test('a report for reading only says so and takes no decision', async () => {
  await openFromDisk({ ...report, isReportOnly: true, browser: 'Firefox 150' });
  await expectText(page, '.notice', 'Firefox 150 took these pictures');
  await page.keyboard.press('a');
  expect(await page.locator('dialog').count()).toBe(0);
});

test('a report without changes says so with its numbers', async () => {
  const results = report.results.filter(({ verdict }) => /equal|skipped/.test(verdict));
  await openFromDisk({ ...report, results, clusters: [] });
  await expectText(page, '.stage-column .empty', '1 picture equal to the baselines, 1 skipped');
});

test('marks made in a report from disk are kept, taken back and exported', async () => {
  await openFromDisk();
  const image = page.getByAltText('New picture of Components/Button, Plain');
  expect(await image.evaluate((each: HTMLImageElement) => each.decode().then(() => 'shown'))).toBe(
    'shown',
  );
  await page.keyboard.press('Shift+A');
  await answer(page, 'Wanted');
  await page.keyboard.press('r');
  await answer(page, 'Too long');
  await page.keyboard.press('u');
  await page.reload();
  await expectText(page, '.progress', '3 open of 6');

  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('e')]);
  expect(download.suggestedFilename()).toBe('marks-example.json');
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
  const changed = report.results.filter(({ cluster }) => cluster === 2);
  expect(exported).toEqual({
    version: 1,
    report: 'example',
    marks: changed.map(({ id, before, after }) => ({
      id,
      verdict: 'accepted',
      why: 'Wanted',
      before: before?.hash,
      after: after?.hash,
    })),
  });
  await expectText(page, '.notice', 'npm run visual -- apply marks-example.json');
});

async function openFromDisk(shown = report): Promise<void> {
  const file = join(folder, 'index.html');
  await writeFile(file, await reportPage(shown));
  await page.goto(pathToFileURL(file).href);
}
