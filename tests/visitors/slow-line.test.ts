import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { formatEuro } from '../../site/i18n/format.ts';
import { home } from '../../site/landings/index.ts';
import { getIntl } from '../../site/provider/page-texts.ts';
import { listArrivalScripts } from '../../tools/build/page-weight.ts';
import { test, waitUntilHydrated, waitUntilStill } from '../pages/support/visit.ts';

const path = home.path.de;
const intl = getIntl(readBrand(), 'de');

describe.concurrent('who has a slow line', () => {
  test('finds in the result what was entered before the page’s script came', async ({
    visit,
    expect,
  }) => {
    const { page, release } = await visitWithoutScript(visit);
    const [comparison, gap] = [page.locator('#comparison'), page.locator('#pensiongap')];
    const monthly = comparison.getByRole('slider').first();
    await monthly.fill('550');
    const other = intl.formatMessage({ id: 'comparison.calculator.type.OTHER_INVESTMENT.label' });
    await comparison.locator('label', { hasText: other }).first().click();
    await gap.getByRole('slider').first().fill('41');
    const income = gap.getByRole('textbox').first();
    await income.fill('5000');
    await income.blur();
    release();
    await waitUntilHydrated(page);
    await expect.poll(() => comparison.textContent()).toContain(formatEuro(550));
    expect(await monthly.inputValue()).toBe('550');
    await expect.poll(() => page.url()).toContain('monthly=550');
    await expect
      .poll(() => comparison.getByRole('radio', { name: other }).first().isChecked())
      .toBe(true);
    await expect.poll(() => income.inputValue()).toBe(formatEuro(5000));
    // With the same entered by hand in a page that is alive.
    const alive = await visit(path);
    await waitUntilHydrated(alive.page);
    const aliveGap = alive.page.locator('#pensiongap');
    await aliveGap.getByRole('slider').first().fill('41');
    await aliveGap.getByRole('textbox').first().fill('5000');
    await aliveGap.getByRole('textbox').first().blur();
    await expect
      .poll(() => gap.locator('dd').allTextContents())
      .toEqual(await aliveGap.locator('dd').allTextContents());
  });

  test('and types on a slider finds that value, and goes on where the focus was', async ({
    visit,
    expect,
  }) => {
    for (const [keys, rest, value] of [
      [['5', '5', '0'], ['Tab'], '550'],
      [['9', 'Backspace', '5', '5', '0', 'Tab'], [], '550'],
      [['5', '5', '0', 'Escape', 'Tab'], [], '300'],
      [['ArrowRight', '5', '5', '0', 'Enter'], [], '550'],
    ] as const) {
      const scripts = Promise.withResolvers<void>();
      const { page, problems } = await visit(path, {
        before: (page) =>
          page.route('**/assets/chunks/**', async (route) => {
            await scripts.promise;
            await route.continue();
          }),
      });
      const monthly = page.locator('#comparison').getByRole('slider').first();
      await monthly.focus();
      await waitUntilStill(page);
      await page.waitForTimeout(SEEN);
      for (const key of keys) await page.keyboard.press(key);
      scripts.resolve();
      await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
      for (const key of rest) await page.keyboard.press(key);
      await expect.poll(() => monthly.inputValue(), { message: String(keys) }).toBe(value);
      expect(await page.locator('#comparison :focus').count(), String(keys)).toBe(1);
      expect(problems).toEqual([]);
    }
  });

  test('and types on a slider before that script came finds the value, too', async ({
    visit,
    expect,
  }) => {
    const { page, release } = await visitWithoutScript(visit);
    const monthly = page.locator('#comparison').getByRole('slider').first();
    await monthly.focus();
    for (const key of ['5', '5', '0', 'Tab']) await page.keyboard.press(key);
    release();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    await expect.poll(() => monthly.inputValue()).toBe('550');
  });

  test('is told when that script does not come, or came empty, until it does', async ({
    visit,
    expect,
  }) => {
    const { page, release } = await visitWithoutScript(visit, (page) => page.clock.install());
    const notices = page.getByRole('alert').getByRole('button');
    await page.clock.runFor(14_000);
    expect(await notices.count()).toBe(0);
    await page.clock.runFor(2_000);
    expect(await notices.count()).toBe(2);
    release();
    await expect.poll(() => notices.count()).toBe(0);
    const { page: blocked } = await visit('/robots.txt');
    await blocked.clock.install();
    await blocked.route('**/assets/**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await blocked.goto(path);
    await blocked.clock.runFor(16_000);
    const retry = blocked.locator('#pensiongap').getByRole('alert').getByRole('button');
    await blocked.unroute('**/assets/**/*.js');
    await Promise.all([blocked.waitForEvent('load'), retry.click()]);
    await blocked.clock.runFor(1_000);
    expect(await blocked.locator('[data-island]:not([data-listening])').count()).toBe(0);
  });

  test('sees that nothing listens yet', async ({ visit, expect }) => {
    const { page, release } = await visitWithoutScript(visit);
    const slider = page.locator('#comparison').getByRole('slider').first();
    const readFilter = () =>
      slider.evaluate(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).filter,
      );
    expect(await readFilter()).toBe('grayscale(1)');
    release();
    await expect.poll(readFilter).toBe('none');
  });

  test('is told when a file does not answer, and not kept waiting if it does later', async ({
    visit,
    expect,
  }) => {
    const arrival = listArrivalScripts(path);
    const isLate = ({ pathname }: URL) =>
      pathname.startsWith('/assets/chunks/') && !arrival.includes(pathname);
    const files = Promise.withResolvers<void>();
    const { page } = await visit(path, {
      before: async (page) => {
        await page.clock.install();
        await page.route(isLate, async (route) => {
          await files.promise;
          await route.continue();
        });
      },
    });
    await page.clock.runFor(1_000);
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    const notice = page.locator('#comparison').getByRole('alert').getByRole('button');
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return notice.count();
      })
      .toBe(1);
    expect(await page.locator('#comparison [data-part="verdict"]').isVisible()).toBe(true);
    files.resolve();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    expect(await notice.count()).toBe(0);
  });

  test('is told when a part that was opened does not answer, and may load the page anew', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { before: (page) => page.clock.install() });
    await page.clock.runFor(1_000);
    const comparison = page.locator('#comparison');
    await comparison.scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    const monthly = comparison.getByRole('slider').first();
    await monthly.fill('700');
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return page.url();
      })
      .toContain('monthly=700');
    let isStalled = true;
    await page.route('**/assets/chunks/*', (route) => (isStalled ? undefined : route.continue()));
    await page.locator('#comparison-explained > summary').click();
    const panels = page.locator('#comparison-explained [data-part="details"]');
    await panels.getByRole('button').first().click();
    const retry = comparison.getByRole('button', {
      name: intl.formatMessage({ id: 'frame.retry' }),
    });
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return retry.count();
      })
      .toBe(1);
    isStalled = false;
    await Promise.all([page.waitForEvent('load'), retry.click()]);
    await expect.poll(() => page.url()).toContain('monthly=700');
  });
});

/** Milliseconds after which the page has heard that a part is near. */
const SEEN = 300;

/** Opens home and lets its script come only when it is released. */
async function visitWithoutScript(
  visit: (path: string) => Promise<{ page: Page }>,
  prepare?: (page: Page) => Promise<void>,
) {
  const script = Promise.withResolvers<void>();
  const { page } = await visit('/robots.txt');
  await prepare?.(page);
  await page.route('**/assets/entries/**', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, release: script.resolve };
}
