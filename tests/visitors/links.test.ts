import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { FAQ_PATHS } from '../../site/content/faq.ts';
import { home } from '../../site/landings/index.ts';
import { measureDistance } from '../pages/support/anchors.ts';
import { test, waitUntilHydrated } from '../pages/support/visit.ts';

const PHONE = { width: 390 };
const FILES = /\/assets\/.*\.(?:woff2|js)$/;

describe.concurrent('who follows a link', () => {
  test('on a slow line is at its part once fonts and calculators have come', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit('/en#costs', { ...PHONE, before: delayFiles });
    await expect.poll(() => measureDistance(page, 'costs')).toBeCloseTo(0, -1);
  });

  test('and scrolls on before they have come stays there', async ({ visit, expect }) => {
    const { page } = await visit('/en#costs', { before: delayFiles });
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 900);
    const distance = await measureDistance(page, 'costs');
    expect(distance).toBeGreaterThan(800);
    expect(distance).toBeLessThan(1_000);
  });

  test('at the moment that the page is there arrives', async ({ visit, expect }) => {
    for (const moment of ['DOMContentLoaded', 'load']) {
      const { page } = await visit('/en', {
        ...PHONE,
        before: (page) => page.addInitScript(pressAt, { moment, href: '#costs' }),
      });
      await page.waitForURL('**/en#costs');
      await expect.poll(() => measureDistance(page, 'costs')).toBeCloseTo(0, -1);
    }
  });

  test('that somebody shared with choices, into a page that is open, sees them', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(home.path.de);
    await page.waitForLoadState('networkidle');
    for (const monthly of ['450', '550']) {
      await page.evaluate((monthly) => location.assign(`#comparison?monthly=${monthly}`), monthly);
      await expect.poll(() => measureDistance(page, 'comparison')).toBeCloseTo(0, -1);
      const slider = page.locator('#comparison').getByRole('slider').first();
      await expect.poll(() => slider.inputValue()).toBe(monthly);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  });

  test('that somebody shared, and prints the page at once, has the figures of the link on paper', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(`${home.path.de}#?monthly=450&age=40&depotfee=0&allowance=1000`);
    const verdict = page.locator('[data-part="verdict"] h3');
    await expect.poll(() => verdict.textContent()).toMatch(/27\.735\s€ weniger/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('within the page at once keeps what was just entered', async ({ visit, expect }) => {
    const { page } = await visit(home.path.de);
    await waitUntilHydrated(page);
    const monthly = page.locator('#comparison').getByRole('slider').first();
    const age = page.locator('#pensiongap').getByRole('slider').first();
    await monthly.fill('450');
    await expect.poll(() => page.url()).toContain('monthly=450');
    await monthly.fill('700');
    await age.fill('41');
    await page.evaluate(() => location.assign('#faq'));
    await expect.poll(() => page.url()).toMatch(/#faq\?.*monthly=700.*gapage=41/);
    expect([await monthly.inputValue(), await age.inputValue()]).toEqual(['700', '41']);
  });

  test('within the page, and presses Back, is where the link was', async ({ visit, expect }) => {
    const { page } = await visit(home.path.de);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    await measureDistance(page, 'howitworks');
    const place = await page.evaluate(describeMiddle);
    // A click of the driver scrolls before it presses.
    await page.locator('header a[href="#faq"]').evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => measureDistance(page, 'faq')).toBeCloseTo(0, -1);
    await page.goBack();
    await measureDistance(page, 'howitworks');
    expect(await page.evaluate(describeMiddle)).toBe(place);
  });
});

describe.concurrent('an address of a question', () => {
  const anchor = 'kann-ich-mein-depot-in-den-vertrag-übertragen';

  test.for([
    ['as it is', encodeURIComponent],
    ['without its encoding', (name) => name],
    ['encoded twice', (name) => encodeURIComponent(encodeURIComponent(name))],
    ['encoded as they did before Unicode', (name) => name.replaceAll('ü', '%FC')],
    ['without its umlauts', (name) => name.replaceAll('ü', '')],
    ['without their dots', (name) => name.replaceAll('ü', 'u')],
    ['with an e for their dots', (name) => name.replaceAll('ü', 'ue')],
    ['of two letters each', (name) => name.normalize('NFD')],
    ['in capitals', (name) => name.toUpperCase()],
    ['with what a campaign adds', (name) => `${name}?utm_source=mail`],
    ['with what a program adds', (name) => `${encodeURIComponent(name)}&utm_source=mail`],
    ['with a question mark in code', (name) => `${name}%3Futm_source=mail`],
  ] satisfies [string, (name: string) => string][])(
    '%s opens it and shows it',
    async ([, write], { visit, expect }) => {
      const { page } = await visit(`${FAQ_PATHS.de}#${write(anchor)}`, {
        ...PHONE,
        reuse: true,
        // From the page itself the address would only lead to another part of it.
        before: (page) => page.goto('about:blank'),
      });
      const question = page.locator(`[id="${anchor}"]`);
      await expect.poll(() => question.getAttribute('open')).toBe('');
      await expect.poll(() => measureDistance(page, anchor)).toBeCloseTo(0, -1);
    },
  );

  test('opens it again when the same link is pressed again', async ({ visit, expect }) => {
    const { page } = await visit(home.path.de);
    await page.waitForLoadState('networkidle');
    const link = page.locator('a[href="#source-1"]').first();
    const notes = page.locator('#sources');
    for (let times = 0; times < 2; times++) {
      await link.click();
      await expect.poll(() => notes.getAttribute('open')).toBe('');
      await expect.poll(() => measureDistance(page, 'source-1')).toBeCloseTo(0, -1);
      await notes.locator('> summary').click();
      await expect.poll(() => notes.getAttribute('open')).toBeNull();
    }
  });
});

/** Lets fonts and scripts come one and a half seconds late. */
async function delayFiles(page: Page): Promise<void> {
  await page.route(FILES, async (route) => {
    await setTimeout(1_500);
    if (!page.isClosed()) await route.continue();
  });
}

/** Runs in the page: what is in the middle of the screen. */
function describeMiddle(): string {
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.outerHTML ?? '';
}

/** Runs in the page: presses a link at an event of its loading. */
function pressAt({ moment, href }: { moment: string; href: string }): void {
  addEventListener(
    moment,
    () => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
    {
      once: true,
    },
  );
}
