import { describe, expect } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { LISTED_KEYS } from '../../site/calculator/comparison/assumptions/format-assumptions.ts';
import {
  DETAILS_PATHS,
  getDetailAnchor,
  getPanelAnchor,
} from '../../site/calculator/comparison/details/addresses.ts';
import { DETAILS } from '../../site/calculator/comparison/details/details.ts';
import { PANEL_ANCHORS } from '../../site/config/anchors.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { home } from '../../site/landings/index.ts';
import { fetchPage } from './support/fetch-page.ts';
import { test, type Visit } from './support/visit.ts';

const KEYS = keysOf(DETAILS);

/** The range of markets opens beside the result, with JavaScript. */
const OPENED_IN_PLACE = KEYS.filter((key) => key !== 'range');

describe.concurrent.each(LOCALES)('the detail panels of the calculator in %s', (locale) => {
  const details = DETAILS_PATHS[locale];
  const path = home.path[locale];

  test('all stand open on a page of their own, in the sitemap and in the footer', async () => {
    const page = await fetchPage(details);
    const sections = page.querySelectorAll('article section');
    expect(sections.map(({ id }) => id)).toEqual(KEYS.map(getDetailAnchor));
    for (const section of sections) expect(section.text.length).toBeGreaterThan(200);
    expect(page.querySelectorAll('#assumptions dt').length).toBe(LISTED_KEYS.length);
    expect(page.querySelector(`footer a[href="${details}"]`)).not.toBeNull();
    expect(page.querySelectorAll('article :is(input, button, [role=button])')).toEqual([]);
  });

  test('say there beside their figures that those are of the default values', async () => {
    const page = await fetchPage(details);
    for (const anchor of ['why', 'over-time', 'cost-only', 'pension', 'range'])
      expect(page.querySelector(`#${anchor} h2 + *`)?.textContent).toMatch(/35.*300.*10\.000/);
  });

  test('are links to that page on landings, without JavaScript', async () => {
    const page = await fetchPage(path);
    const links = page.querySelectorAll('[data-part="details"] a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      KEYS.map((key) => `${details}#${getDetailAnchor(key)}`),
    );
    expect(links.some((link) => link.hasAttribute('role'))).toBe(false);
  });
});

/** What is done there is the same in every language. */
describe.concurrent('the detail panels of the calculator', () => {
  const path = home.path.de;

  test('open beside one’s own figures from the link in the pension for life', async ({
    visit,
    expect,
  }) => {
    const { page, problems } = await visit(`${path}#comparison?monthly=450&age=40`);
    await hydrate(page);
    const pension = page.locator('[data-part="pension"]');
    await expect.poll(() => pension.textContent()).toContain('1.781');
    await pension.locator('summary').click();
    await pension.getByRole('link').click();
    const panel = page.locator(`#${getPanelAnchor('pension')}`);
    await expect.poll(() => panel.locator('table').textContent()).toContain('1.781');
    await expect.poll(() => panel.isVisible()).toBe(true);
    const { pathname, hash } = new URL(page.url());
    expect(pathname).toBe(path);
    expect(hash).toBe(`#${getPanelAnchor('pension')}?monthly=450&age=40`);
    // Who reloads or shares this address has it open again.
    await page.reload();
    await expect.poll(() => panel.locator('table').textContent()).toContain('1.781');
    expect(problems).toEqual([]);
  });

  test('place no bar by a row, which WebKit cannot', async ({ visit, expect }) => {
    const { page } = await visit(DETAILS_PATHS.de);
    const findPositioned = (rows: Element[]) =>
      rows.filter((row) => getComputedStyle(row).position !== 'static').length;
    expect(await page.locator('tr').evaluateAll(findPositioned)).toBe(0);
  });

  test('open in place with JavaScript, each with its view and its texts', async ({
    visit,
    expect,
  }) => {
    const { page, problems } = await visit(path);
    await hydrate(page);
    await page.locator(`#${PANEL_ANCHORS.details} > summary`).click();
    const heads = page.locator('[data-part="details"] [role=button]');
    expect(await heads.count()).toBe(OPENED_IN_PLACE.length);
    for (const head of await heads.all()) await head.click();
    const open = page.locator('[data-part="details"] > div');
    await expect
      .poll(() => open.locator('table').count())
      .toBeGreaterThanOrEqual(OPENED_IN_PLACE.length - 1);
    const assumptions = open.nth(OPENED_IN_PLACE.indexOf('assumptions'));
    await expect.poll(() => assumptions.locator('dt').count()).toBe(LISTED_KEYS.length);
    // The range comes from a web worker, which the page's security policy must allow.
    const growth = page.locator('[data-part="growth"]');
    await growth.locator('[value="many"]').check({ force: true });
    await expect.poll(() => growth.textContent()).toContain('319.289');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(problems).toEqual([]);
  });

  test('turn every euro into today’s money', async ({ visit, expect }) => {
    const { page } = await visit(path);
    await hydrate(page);
    await page.locator(`#${PANEL_ANCHORS.details} > summary`).click();
    const details = page.locator('[data-part="details"]');
    await details.locator('[role=button]').nth(OPENED_IN_PLACE.indexOf('overTime')).click();
    await expect.poll(() => details.textContent()).toContain('632.361');
    await details.locator('input[value="today"]').check({ force: true });
    await expect.poll(() => details.textContent()).toContain('335.552');
  });
});

async function hydrate(page: Visit['page']): Promise<void> {
  await page.locator('#comparison').scrollIntoViewIfNeeded();
  await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
}
