import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSharedFolder } from '../../lib/temporary-folder.fixture.ts';
import { browserLaunchOptions } from '../../tools/browser/launch-options.ts';
import type { Report } from '../model/report.ts';
import { writeReport } from '../model/report-folder.ts';
import { writeReportPage } from './page-file.ts';
import { makeDecide, makeExampleReport, writeExample } from './review.fixture.ts';
import { type ReviewServer, serveReview } from './server.ts';
import {
  answer,
  expectText,
  findAccessibilityProblems,
  findButton,
  findChip,
  isSeen,
  readCanvasPlaces,
} from './visit.fixture.ts';

const ANNA = 'Anna <anna@example.org>';
const QUOTE = 'components-quote--long.en-960';
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 });
let browser: Browser;
const folder = await createSharedFolder();
let reviewServer: ReviewServer;
let report: Report;
let page: Page;

beforeAll(async () => {
  await writeExample(folder, makeExampleReport());
  browser = await chromium.launch(await browserLaunchOptions());
});

afterAll(() => browser.close());

beforeEach(async () => {
  report = makeExampleReport();
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
    reviewServer = await serveReview({
      port: 0,
      folder,
      decide: makeDecide(report, QUOTE),
    });
    await page.goto(reviewServer.address);
    return () => reviewServer.close();
  });

  test('broken pictures are shown and cannot be accepted', async () => {
    await findButton(page, 'Failed: The picture is empty').click();
    await findChip(page, 'GapChart: Plain').click();
    await expectText(page, '.decision-bar', 'Fix the story, then run again.');
    expect(await findButton(page, 'Accept').count()).toBe(0);
    await expectText(page, '.stage', 'The picture is empty.');
  });

  test('the user accepts one picture and rejects another with the mouse', async () => {
    await findButton(page, 'Accept').first().click();
    await answer(page, 'Intended: lighter pine');
    await expectText(page, '.picture-header h2', 'de-480');
    await expectText(page, '.progress', '6 to decide, 1 accepted, 2 to fix');
    expect(await page.innerText('.list'), 'signs that no font has').not.toMatch(/[→✓✕]/);
    await findButton(page, 'Reject').first().click();
    await answer(page, 'Cut off in German');
    await findChip(page, 'Button: Plain, de-480, rejected').click();
    await expectText(page, '.decision-bar', 'Rejected by Ada');
    await expectText(page, '.decision-bar', 'Cut off in German');
  });

  test('the user takes back a decision, with a button and with a key', async () => {
    await answer(page, 'Intended', 'Shift+A');
    await expectText(page, '.progress', '5 to decide, 2 accepted');
    await page.keyboard.press('u');
    await expectText(page, '.progress', '7 to decide, 2 to fix');
    await expectText(page, '.picture-header h2', 'Button: Plain');
    await answer(page, 'Too light', 'r');
    await findChip(page, 'Button: Plain, en-480, rejected').click();
    await findButton(page, 'Take back').click();
    await expectText(page, '.progress', '7 to decide, 2 to fix');
    expect(report.results.every(({ decision }) => !decision)).toBe(true);
  });

  test('the user accepts a whole cause after viewing its representatives', async () => {
    await findButton(page, 'View representative picture 2 of 2').click();
    await expectText(page, '.picture-header h2', 'Badge: Plain');
    await findButton(page, 'Accept all 3 of this cause').waitFor();
    await page.keyboard.press('c');
    await expectText(page, 'form', 'Accept 3 pictures, 1 of them not viewed');
    await answer(page, 'Intended');
    await expectText(page, '.group[data-done=true] h2', '3 accepted');
    expect(await findChip(page, 'Badge: Plain').count(), 'decided groups are closed').toBe(0);
    await expectText(page, '.decision-bar', 'Nothing is known of what has changed');
  });

  test('a picture counts as viewed once its image has loaded', async () => {
    const badge = report.results.find(({ title }) => title === 'Components/Badge');
    const { promise, resolve } = Promise.withResolvers<void>();
    const image = `**/${badge?.after?.hash}.png`;
    await page.route(image, (route) => promise.then(() => route.continue()));
    await page.reload();
    const missing = findButton(page, 'View representative picture 2 of 2');
    await missing.click();
    await expectText(page, '.picture-header h2', 'Badge: Plain');
    await page
      .getByAltText('Before: Components/Badge')
      .evaluate((image: HTMLImageElement) => image.decode());
    expect(await missing.count()).toBe(1);
    resolve();
    await findButton(page, 'Accept all 3 of this cause').waitFor();
  });

  test('the user sees refused decisions, and those of another tab', async () => {
    const other = await browser.newPage();
    await other.goto(`${reviewServer.address}/#${QUOTE}`);
    await findChip(other, 'Quote: Long').waitFor();
    await answer(page, 'Intended', 'a');
    await expectText(page, '.progress', '1 accepted');
    await answer(other, 'Late', 'a');
    await expectText(other, '[role=alert]', `${QUOTE} Too late.`);
    await expectText(other, '.progress', '1 accepted');
    await other.close();
  });

  test('a decision without an answer is not saved, and keeps its reason', async () => {
    await page.route('**/decisions', (route) => route.abort());
    await answer(page, 'Intended', 'a');
    await expectText(page, '[role=alert]', 'No answer.');
    await expectText(page, '.progress', '7 to decide');
    await page.unroute('**/decisions');
    await page.keyboard.press('a');
    expect(await page.getByLabel('Reason').inputValue()).toBe('Intended');
    await page.keyboard.press('Enter');
    await expectText(page, '.progress', '1 accepted');
  });

  test('the user decides with keys only, and must enter a reason', async () => {
    await page.keyboard.press('Shift+R');
    await expectText(page, 'form', 'Reject 2 pictures');
    await page.keyboard.press('Enter');
    expect(await page.locator('form').count(), 'a reason is required').toBe(1);
    await answer(page, 'Not asked for');
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('r');
    expect(await page.getByLabel('Reason').inputValue()).toBe('Not asked for');
    await page.keyboard.press('Escape');
    await page.locator('form').waitFor({ state: 'detached' });
  });

  test('caps lock does not change keys, and keys do nothing in a field or when turned off', async () => {
    await page.keyboard.press('A');
    await expectText(page, 'form', 'Accept 1 picture');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await page.getByLabel('Zoom').press('a');
    expect(await page.locator('form').count()).toBe(0);
    await page.getByLabel('Zoom').blur();
    await page.keyboard.press('?');
    await page.getByLabel('Enable single-key shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    expect(await page.locator('form').count()).toBe(0);
  });

  test('the list has one tab stop and arrow-key navigation', async () => {
    await findChip(page, 'Button: Plain, en-480').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    const focused = page.locator('.chip:focus');
    expect(await focused.getAttribute('aria-label')).toBe('Badge: Plain, de-960, to decide');
    expect(await page.locator('.chip[tabindex="0"]').count()).toBe(1);
  });

  test('the user compares in three views, zooms in and jumps to the changed places', async () => {
    const after = page.getByAltText('After: Components/Button, Plain');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('+');
    await expect.poll(async () => (await after.boundingBox())?.width).toBe(480 * 8);
    expect(await after.evaluate((image) => getComputedStyle(image).imageRendering)).toBe(
      'pixelated',
    );
    const places = await page.locator('.outline[data-current=true]').all();
    const seen = await Promise.all(places.map((place) => place.evaluate(isSeen)));
    expect(seen, 'the place is visible before and after').toEqual([true, true]);
    const [one, other] = await Promise.all(places.map((place) => place.boundingBox()));
    expect(one?.y, 'both in one row').toBe(other?.y);

    const [scroller] = await page.locator('.scroller').all();
    await scroller?.evaluate((first) => first.scrollTo(300, 5000));
    await expect.poll(() => readCanvasPlaces(page)).toEqual(Array(2).fill([-300, -5000]));
    await page.mouse.move(700, 500);
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => readCanvasPlaces(page)).toEqual(Array(2).fill([-400, -5100]));

    await page.keyboard.press('3');
    const slider = page.getByRole('slider', { name: 'Opacity of after' });
    await slider.press('ArrowRight');
    expect(await slider.inputValue()).toBe('51');
    const [[, top] = []] = await readCanvasPlaces(page);
    expect(top, 'another view keeps the scroll position').toBe(-5100);
    const before = page.getByAltText('Before: Components/Button, Plain');
    await page.keyboard.press('b');
    expect(await slider.inputValue(), 'only before').toBe('0');
    expect(await before.isVisible()).toBe(true);
    await page.keyboard.press('b');
    expect(await slider.inputValue(), 'only after').toBe('100');
    expect(await before.isVisible()).toBe(false);

    await page.keyboard.press('2');
    const difference = page.getByAltText('Difference: Components/Button');
    await expect.poll(async () => (await difference.boundingBox())?.height).toBe(1610 * 8);
    expect(await page.locator('.outline').first().isVisible()).toBe(false);
  });

  test('a picture of 960 px is shown at full size on a screen of 1440 px', async () => {
    await page.goto(`${reviewServer.address}/#${QUOTE}`);
    await page.keyboard.press('3');
    const after = page.getByAltText('After: Components/Quote');
    await expect.poll(async () => (await after.boundingBox())?.width).toBe(960);
  });

  test('a picture opens at its largest changed place, or at its top when the place is visible there', async () => {
    await findChip(page, 'Badge: Plain').click();
    await page.getByAltText('After: Components/Badge').waitFor();
    expect(await page.locator('.outline').nth(1).evaluate(isSeen)).toBe(true);
    await findChip(page, 'Button: Plain, en-480').click();
    await page.getByAltText('After: Components/Button').waitFor();
    const [[, top] = []] = await readCanvasPlaces(page);
    expect(top).toBe(0);
  });

  test('the URL contains the picture, and can point to a story', async () => {
    expect(new URL(page.url()).hash).toBe('#components-button--plain.en-480');
    await page.evaluate(() => {
      location.hash = 'components-tooltip--open';
    });
    await expectText(page, '.picture-header h2', 'Tooltip: Open');
    expect(new URL(page.url()).hash).toBe('#components-tooltip--open.en-480');
  });

  test('the list shows the changed place of each picture', async () => {
    await findChip(page, 'Badge: Plain').waitFor();
    const widths = () =>
      page.evaluate(() =>
        [...document.images]
          .filter((one) => one.closest('.thumbnail'))
          .map((one) => one.naturalWidth),
      );
    await expect.poll(widths).toEqual([480, 480, 960]);
  });

  test('the user filters the list, and the URL keeps the filter', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('badge');
    await page.keyboard.press('Enter');
    await expectText(page, '.picture-header h2', 'Badge: Plain');
    expect(new URL(page.url()).hash).toBe('#components-badge--plain.de-960?text=badge');
    await page.reload();
    expect(await page.locator('.list .chip').count()).toBe(1);
    await page.keyboard.press('x');
    await expectText(page, '.filter summary', '9 pictures');
    await page.locator('.filter summary').click();
    await page.getByLabel('language').selectOption('de');
    await expectText(page, '.filter summary', '3 of 9 pictures');
    expect(await page.getByLabel('brand').count(), 'all have the same').toBe(0);
    await page.getByLabel('language').selectOption('');
    expect(await page.getByLabel('width').isVisible(), 'the next can be chosen').toBe(true);
  });

  test('the user fades one picture into the other, without marks', async () => {
    await page.keyboard.press('3');
    const slider = page.getByRole('slider', { name: 'Opacity of after' });
    await slider.fill('25');
    const after = page.locator('[data-side=after] .canvas');
    expect(await after.evaluate((canvas) => getComputedStyle(canvas).opacity)).toBe('0.25');
    const mark = page.locator('.outline').first();
    expect(await mark.isVisible()).toBe(true);
    await page.keyboard.press('m');
    expect(await mark.isVisible()).toBe(false);
    await page.keyboard.press('m');
    await page.keyboard.press('b');
    expect(await slider.inputValue()).toBe('100');
    expect(await mark.isVisible(), 'nothing but the pictures blinks').toBe(false);
  });

  test('nothing is wider than a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const key of ['1', '3', 'r']) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), key).toBe(360);
    }
  });

  test('the page is accessible', async () => {
    // Evaluated, because the page's content security policy blocks injected scripts.
    await page.evaluate(axe.source);
    for (const key of ['1', '2', '3', 'r', '?']) {
      await page.keyboard.press(key);
      expect(await findAccessibilityProblems(page), key).toEqual([]);
    }
  });
});

test('the end shows the totals, what to commit and what to run', async () => {
  reviewServer = await serveReview({ port: 0, folder, decide: makeDecide(report) });
  await page.goto(reviewServer.address);
  await answer(page, 'Too light', 'r');
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await answer(page, 'Intended', 'a');
  }
  const ending = '.stage-column > .empty';
  await expectText(page, ending, '6 accepted, 1 rejected, 2 to fix');
  await expectText(page, ending, 'Rejected pictures, and those to fix, keep the run red');
  await expectText(page, ending, 'git add visual/decisions');
  await expectText(page, ending, 'npm run visual');
  await reviewServer.close();
});

test('a filter whose pictures are decided does not say that everything is', async () => {
  reviewServer = await serveReview({ port: 0, folder, decide: makeDecide(report) });
  await page.goto(reviewServer.address);
  await answer(page, 'Intended', 'a');
  await writeReport(report, folder);
  await page.goto(`${reviewServer.address}/#?decision=accepted`);
  await page.reload();
  const ending = '.stage-column > .empty';
  await expectText(page, ending, 'Everything that the filter shows is decided');
  await page.goto(`${reviewServer.address}/#?text=typo`);
  await page.reload();
  await expectText(page, ending, 'No picture matches the filter');
  await findButton(page, 'Clear the filter').last().click();
  await expectText(page, '.picture-header h2', 'de-480');
  await findButton(page, 'Undo').click();
  await expectText(page, '.progress', '7 to decide');
  await reviewServer.close();
});

test('pictures from another browser can only be rejected', async () => {
  await openFromDisk({ ...report, isPinned: false, notices: ['This machine draws differently.'] });
  await expectText(page, '.notice', 'This machine draws differently.');
  await expectText(page, '.notice + .notice', 'from CI');
  expect(await findButton(page, 'Accept').first().isDisabled()).toBe(true);
  await page.keyboard.press('a');
  expect(await page.locator('form').count()).toBe(0);
  await answerAsAnna('Cut off', 'r');
  await expectText(page, '.progress', '1 rejected');
});

test('a report without changes is shown as such', async () => {
  const results = report.results.filter(({ status }) => /equal|skipped/.test(status));
  await openFromDisk({ ...report, results });
  await expectText(page, '.stage-column > .empty', '2 pictures equal or skipped');
});

test('a closed group of a thousand pictures is not rendered', async () => {
  const [added] = report.results.filter(({ status }) => status === 'new');
  if (!added) throw new Error('The example has no new picture.');
  const one = { ...added, title: 'Components/Many' };
  const many = Array.from({ length: 1000 }, (_, index) => ({ ...one, id: `${index}` }));
  await openFromDisk({ ...report, results: [...report.results, ...many] });
  await findButton(page, 'New pictures of Components/Many').waitFor();
  expect(await page.locator('.chip').count()).toBeLessThan(20);
});

test('drafts in a report from disk are stored, taken back and exported', async () => {
  await openFromDisk();
  const after = page.getByAltText('After: Components/Button, Plain');
  await after.evaluate((image: HTMLImageElement) => image.decode());
  await answerAsAnna('Intended', 'Shift+A');
  await answer(page, 'Too long', 'r');
  await page.keyboard.press('u');
  await page.reload();
  await expectText(page, '.progress', '5 to decide, 2 accepted, 2 to fix');

  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('e')]);
  expect(download.suggestedFilename()).toBe('drafts-example.json');
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
  const buttons = report.results.filter(({ title }) => title === 'Components/Button');
  expect(exported).toEqual({
    version: 4,
    who: ANNA,
    report: 'example',
    drafts: buttons.map(({ id, before, after }) => ({
      id,
      answer: 'accepted',
      why: 'Intended',
      before: before?.hash,
      after: after?.hash,
      replaces: null,
    })),
  });
  await expectText(page, '.notice', 'npm run visual -- apply drafts-example.json');
});

/** The first answer in a page from disk, which asks for a name. */
async function answerAsAnna(why: string, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.getByLabel('Your name').fill(ANNA);
  await page.getByLabel('Reason').focus();
  await answer(page, why);
}

async function openFromDisk(shown = report): Promise<void> {
  await writeReport(shown, folder);
  await page.goto(pathToFileURL(await writeReportPage(folder)).href);
}
