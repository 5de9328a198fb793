import { describe } from 'vitest';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { home } from '../../site/landings/index.ts';
import { getIntl } from '../../site/provider/page-texts.ts';
import { test, waitUntilHydrated } from '../pages/support/visit.ts';
import { judgeCalculators } from './support/calculators.ts';

const path = home.path.de;
const intl = getIntl(readBrand(), 'de');

describe.concurrent('who is interrupted', () => {
  test('and reloads a half-filled form finds each value beside its figures', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path);
    await waitUntilHydrated(page);
    const age = page.locator('#pensiongap').getByRole('slider').first();
    const monthly = page.locator('#comparison').getByRole('slider').first();
    await age.fill('40');
    await monthly.fill('450');
    await expect.poll(() => page.url()).toContain('monthly=450');
    await page.reload();
    await waitUntilHydrated(page);
    await expect.poll(() => monthly.inputValue()).toBe('450');
    // Nothing of the pension gap is kept by the site; if the browser does, its figure says the same.
    const figure = page.locator('#pensiongap button[aria-describedby]').first();
    await expect.poll(() => figure.textContent()).toContain(await age.inputValue());
  });

  test('at once after a change finds it when coming back', async ({ visit, expect }) => {
    const { page } = await visit(path);
    await waitUntilHydrated(page);
    const age = page.locator('#pensiongap').getByRole('slider').first();
    const monthly = page.locator('#comparison').getByRole('slider').first();
    await monthly.fill('700');
    await age.fill('41');
    await page.goto('/robots.txt');
    await page.goBack();
    await waitUntilHydrated(page);
    expect([await monthly.inputValue(), await age.inputValue()]).toEqual(['700', '41']);
  });

  test('by a tunnel goes on with what has come, and with the rest afterwards', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path);
    await waitUntilHydrated(page);
    await page.context().setOffline(true);
    await page.locator('#comparison').getByRole('slider').first().fill('700');
    await expect.poll(() => page.url()).toContain('monthly=700');
    await page.locator('#comparison-explained > summary').click();
    const panels = page.locator('#comparison-explained [data-part="details"]');
    await panels.getByRole('button').first().click();
    const retry = panels.getByRole('button', {
      name: intl.formatMessage({ id: 'frame.retry' }),
    });
    await retry.waitFor();
    await page.context().setOffline(false);
    // The page hears of it a moment later.
    await page.waitForFunction(() => navigator.onLine);
    await retry.click();
    await expect.poll(() => panels.getByRole('table').count()).toBeGreaterThan(0);
    await expect.poll(() => judgeCalculators(page)).toEqual(['alive', 'alive']);
  });

  test('until after midnight finds the same result', async ({ visit, expect }) => {
    const { page, problems } = await visit(path, {
      before: (page) => page.clock.install({ time: new Date('2027-12-31T23:59:50') }),
    });
    await page.clock.runFor(2_000);
    for (const island of await page.locator('[data-island]').all()) {
      await island.scrollIntoViewIfNeeded();
      await page.clock.runFor(2_000);
    }
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    const read = () => page.locator('#comparison [data-part="verdict"]').textContent();
    const before = await read();
    await page.clock.runFor(60_000);
    expect(await read()).toBe(before);
    expect(problems).toEqual([]);
  });
});
