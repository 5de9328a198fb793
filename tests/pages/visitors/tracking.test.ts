import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { readBrand } from '../../../site/content/brands/chosen.ts';
import { brands } from '../../../site/content/brands/index.ts';
import { TRACKED_CLICKS } from '../../../site/visitors/tracking/clicks.ts';
import { test, waitUntilHydrated, waitUntilIdle, waitUntilStill } from '../support/visit.ts';
import { choose, collectEvents, HOME } from './visitor.ts';

const { locale, path, words } = HOME;

describe.concurrent('tracking', () => {
  const { product, urls } = brands[readBrand()];
  const view = { Product: product[locale], 'Page Name': 'Landing', Type: 'Page' };

  test('finds something to press for every event', async ({ visit, expect }) => {
    const { page } = await visit(path);
    const selectors = Object.keys(TRACKED_CLICKS);
    const counts = await Promise.all(selectors.map((selector) => page.locator(selector).count()));
    expect(selectors.filter((_, index) => counts[index] === 0)).toEqual([]);
  });

  test('sends a double click on a call to action once', async ({ visit, expect }) => {
    const { page } = await visit(path, { before: keepIslandsAsleep });
    const posted = await collectEvents(page);
    await choose(page, words['consent.acceptAll']);
    await expect.poll(() => posted.length).toBe(1);
    await page.locator('[data-cta="cta1"]:visible').first().dblclick({ noWaitAfter: true });
    await expect.poll(() => posted.map(({ event }) => event)).toContain('cta1');
    await waitUntilIdle(page);
    expect(posted.filter(({ event }) => event === 'cta1').length).toBe(1);
  });

  describe.each(['asleep', 'awake'] as const)('with islands that are %s', (islands) => {
    const isAwake = islands === 'awake';

    test('sends what is done after consent, word for word', async ({ visit, expect }) => {
      const { page } = await visit(path, { before: isAwake ? keepArriving : keepIslandsAsleep });
      const posted = await collectEvents(page);
      await choose(page, words['consent.acceptAll']);
      await expect.poll(() => posted).toEqual([{ event: 'landing page view', properties: view }]);
      if (isAwake) await waitUntilHydrated(page);
      await page.locator('#portfolios').scrollIntoViewIfNeeded();
      await expect.poll(() => posted.pop()).toEqual({ event: 'Portfolios', properties: {} });

      for (const [selector, events] of Object.entries(EVENTS)) {
        posted.length = 0;
        // What was pressed before may lead to another part of the page.
        await waitUntilStill(page);
        const pressed = page.locator(`:is(${selector}):visible`).first();
        const text = (await pressed.textContent())?.trim() ?? '';
        const label = (await pressed.getAttribute('aria-label')) ?? '';
        await pressed.hover();
        // A mouse rests on what it presses: a hint is open by then.
        if (selector.includes('tooltip')) await page.waitForTimeout(RESTS);
        await pressed.click({ noWaitAfter: true });
        await expect
          .poll(() => posted, { message: selector })
          .toEqual(events({ view, text, label }));
      }
      expect((await page.locator('[data-hydrated]').count()) > 0).toBe(isAwake);
    });
  });

  test('does not count what changes nothing: an open step, a link that is busy', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { before: keepArriving });
    const posted = await collectEvents(page);
    await choose(page, words['consent.acceptAll']);
    await expect.poll(() => posted.length).toBe(1);
    await page.locator('#howitworks details[open] > summary').click();
    await page.locator(START).dblclick({ noWaitAfter: true });
    await expect.poll(() => posted.slice(1)).toEqual([{ event: 'cta', properties: {} }]);
  });

  test('lets a call to action wait before it leaves, once something was sent', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path);
    const posted = await collectEvents(page);
    await choose(page, words['consent.acceptAll']);
    await waitUntilIdle(page);
    const started = performance.now();
    await page.locator(START).click({ noWaitAfter: true });
    await page.waitForURL(`**${urls.offer[locale]}`);
    expect(performance.now() - started).toBeGreaterThanOrEqual(300);
    expect(posted.map(({ event }) => event)).toContain('cta');
  });

  test('does not keep a call to action that stays on the page', async ({ visit, expect }) => {
    const { page } = await visit(path);
    const posted = await collectEvents(page);
    await choose(page, words['consent.acceptAll']);
    await waitUntilIdle(page);
    await page.locator('[data-cta="cta1"]:visible').click();
    expect(new URL(page.url()).hash).toBe('#pensiongap');
    await expect
      .poll(() => posted)
      .toContainEqual({
        event: 'landing page view',
        properties: { ...view, Location: 'header CTA1' },
      });
    expect(posted.map(({ event }) => event)).toContain('cta1');
  });

  test('sends nothing after a refusal, and no call to action waits', async ({ visit, expect }) => {
    const { page, requests } = await visit(path);
    await choose(page, words['consent.rejectAll']);
    await waitUntilIdle(page);
    expect(await pressIsPrevented(page)).toBe(false);
    expect(requests.filter(({ url }) => url.endsWith('/events'))).toEqual([]);
  });

  test('reports a failure and lets the visitor go on', async ({ visit, expect }) => {
    const { page, problems } = await visit(path);
    await choose(page, words['consent.acceptAll']);
    await waitUntilIdle(page);
    await page.evaluate(() => {
      navigator.sendBeacon = () => false;
    });
    await page.locator('[data-cta="cta1"]:visible').click();
    expect(new URL(page.url()).hash).toBe('#pensiongap');
    expect(problems.join()).toContain('Error during track redirect for Location header CTA1');
  });

  test('reports an unknown target, and its link still works', async ({ visit, expect }) => {
    const { page, problems } = await visit(path);
    await choose(page, words['consent.acceptAll']);
    await waitUntilIdle(page);
    const link = page.locator(START);
    await link.evaluate((element) => {
      element.setAttribute('data-cta', 'cta9');
    });
    await page.locator('[data-cta="cta9"]').click();
    await page.waitForURL(`**${urls.offer[locale]}`);
    expect(problems.join()).toContain('Unknown track target "cta9"');
  });
});

interface Pressed {
  view: Record<string, string>;
  text: string;
  label: string;
}

/** The events of a press on everything that is tracked, what leaves the page last. */
const EVENTS: Readonly<Record<string, (pressed: Pressed) => object[]>> = {
  '[data-cta="cta1"]': ({ view }) => [
    { event: 'cta1', properties: {} },
    { event: 'landing page view', properties: { ...view, Location: 'header CTA1' } },
  ],
  '[data-cta="cta2"]': ({ view }) => [
    { event: 'cta2', properties: {} },
    { event: 'landing page view', properties: { ...view, Location: 'CTA2' } },
  ],
  '#pensiongap [role="img"]': ({ view }) => [
    { event: 'landing page view', properties: { ...view, Location: 'gap graph' } },
  ],
  '[data-cta="calculate"]': () => [{ event: 'calculate', properties: {} }],
  '#howitworks details:not([open]) > summary': ({ text }) => [
    { event: 'How it works item', properties: { ItemTitle: text } },
  ],
  '#portfolios [data-tooltip] button': ({ label }) => [
    { event: 'Portfolio Tooltip', properties: { Topic: label } },
  ],
  'a[href$="#costs"]': () => [{ event: 'navigation', properties: { Target: 'pricing' } }],
  '#reviews [data-location="reviews"]': ({ view }) => [
    { event: 'landing page view', properties: { ...view, Location: 'reviews' } },
  ],
  'a[href*="/performance.ap"], a[href$=".pdf"]': () => [
    { event: 'navigation', properties: { Target: 'performance' } },
  ],
  'header [data-cta="cta"]': () => [{ event: 'cta', properties: {} }],
};

/** Milliseconds after which the hint below a mouse is open. */
const RESTS = 500;

/** Lets no press leave the page, so that the next one is on the same. */
async function keepArriving(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('/assets/') && !url.pathname.endsWith(path),
    (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
}

/** Holds back what draws the islands, as on a slow line. */
async function keepIslandsAsleep(page: Page): Promise<void> {
  await keepArriving(page);
  await page.route('**/assets/chunks/**', async (route) => {
    const response = await route.fetch();
    const isReact = (await response.text()).includes('react.dev/errors');
    if (!isReact) await route.fulfill({ response });
  });
}

/** The call to action in the header, which leads to the offer. */
const START = 'header [data-cta="cta"]:visible';

/** Whether a press on the main call to action is kept from leaving at once; it does not leave here. */
function pressIsPrevented(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        });
        document.querySelector<HTMLElement>('header [data-cta="cta"]')?.click();
      }),
  );
}
