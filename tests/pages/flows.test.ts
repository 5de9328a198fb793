import { describe, inject } from 'vitest';
import { FAQ_PATHS } from '../../site/content/faq.ts';
import { STAND_IN_PATHS } from '../../site/content/stand-ins.ts';
import { listOtherLocales } from '../../site/i18n/locales.ts';
import { getLanding, home } from '../../site/landings/index.ts';
import { REPORT_PATHS } from '../../site/report/report-paths.ts';
import { test, type Visit, waitUntilIdle } from './support/visit.ts';

const site = inject('site');
/** Each language once and JavaScript once: neither changes what the other does. */
const WAYS = [
  { locale: 'de', javaScript: true },
  { locale: 'en', javaScript: false },
] as const;

describe.concurrent.each(WAYS)('in $locale, JavaScript: $javaScript', ({ locale, javaScript }) => {
  const start = home.path[locale];

  test('the first view leads to where the pension gap is calculated', async ({ visit, expect }) => {
    const { page } = await visit(start, { javaScript });
    await page.locator('main a[data-cta="cta1"]').click();
    await expect.poll(() => isInView(page, '#pensiongap')).toBe(true);
  });

  test('the header leads to the start of a plan', async ({ visit, expect }) => {
    const { page, problems } = await visit(`${start}?utm_source=letter`, { javaScript });
    await page.locator('header a[data-cta="cta"]').click();
    await page.waitForURL((url) => url.pathname === STAND_IN_PATHS.planStart[locale]);
    // Without JavaScript the link works too, it only leaves the campaign behind.
    expect(new URL(page.url()).search).toBe(javaScript ? '?utm_source=letter' : '');
    expect(problems).toEqual([]);
  });

  test('a persona leads to its page, and from there into the comparison', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(start, { javaScript });
    await follow(page, `#personas a[href="${getLanding('expats').path[locale]}"]`);
    expect(await page.locator('h1').count()).toBe(1);
    await page.locator('main a[href="#comparison"]').first().click();
    await expect.poll(() => isInView(page, '#comparison')).toBe(true);
  });

  test('a question opens, and all questions have a page', async ({ visit, expect }) => {
    const { page } = await visit(start, { javaScript });
    if (javaScript) await waitUntilIdle(page);
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect.poll(() => question.locator('p').first().isVisible()).toBe(true);
    await follow(page, `main a[href="${FAQ_PATHS[locale]}"]`);
  });

  test('the menu on a phone leads to the other language', async ({ visit }) => {
    const { page } = await visit(start, { javaScript, width: 360 });
    await page.locator('header button').first().click();
    await follow(page, `header a[hreflang="${listOtherLocales(locale)[0]}"]`);
  });

  test('the performance leads to its report', async ({ visit, expect }) => {
    const { page } = await visit(start, { javaScript });
    await follow(page, `#performance a[href="${REPORT_PATHS[locale]}"]`);
    expect(await page.locator('main td').count()).toBeGreaterThan(20);
  });
});

/** Clicks a link and waits for the page it leads to. */
async function follow(page: Visit['page'], selector: string): Promise<void> {
  const link = page.locator(selector).first();
  const target = new URL((await link.getAttribute('href')) ?? '', site);
  await link.click();
  await page.waitForURL((url) => url.pathname === target.pathname);
}

function isInView(page: Visit['page'], selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}
