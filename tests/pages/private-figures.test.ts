import type { Request } from 'playwright-core';
import { afterAll, describe } from 'vitest';
import { FIELD_NAMES, FIELDS } from '../../site/calculator/comparison/state/fields.ts';
import { home } from '../../site/landings/index.ts';
import { test, type Visit, type VisitOptions } from './support/visit.ts';

/** What these visitors enter; no file of the site has these figures in its name. */
const FIGURES = { income: '6123', monthly: '1350', once: '23456' };
const SHARED = `monthly=${FIGURES.monthly}&once=${FIGURES.once}`;

/** An address, a referrer or a body with a figure, or with the name of an input. */
const LEAK = new RegExp(
  [
    ...Object.values(FIGURES),
    ...FIELD_NAMES.map((field) => `[?&]${FIELDS[field].parameter}=`),
    '[?&]gap[a-z]+=',
  ].join('|'),
);

type Open = (path: string, options: VisitOptions) => Promise<Visit>;

let sent = 0;
const leaks: string[] = [];

afterAll(() => {
  console.log(`${leaks.length} of ${sent} requests carried a figure of the visitor.`);
});

const path = home.path.de;

describe.concurrent('no request carries what a visitor enters', () => {
  test('in the gap and in the comparison, after links, Back and reload', async ({
    visit,
    expect,
  }) => {
    const { page, read } = await watched(visit, path);
    await hydrate(page, 'pensionGap');
    const income = page.locator('#pensiongap input[inputmode="numeric"]').first();
    await income.fill(FIGURES.income);
    await income.blur();
    await page.locator('#pensiongap [data-cta="calculate"]').click();
    await hydrate(page, 'comparison');
    // The example's age is the one that the comparison opens with.
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(fragment(page).split('?')[1])))
      .toEqual({
        monthly: expect.stringMatching(/^\d+$/),
        once: '0',
        increment: '2',
        gapage: '35',
        gapincome: FIGURES.income,
        gapsaved: '0',
        gapchildless: 'false',
      });
    const carried = fragment(page);

    await page.locator('main a[href="#pensiongap"], header a[href="#pensiongap"]').first().click();
    await expect.poll(() => fragment(page)).toBe(carried.replace('#comparison', '#pensiongap'));
    await page.goBack();
    await expect.poll(() => fragment(page)).toBe(carried);

    const slider = page.locator('#comparison input[type="range"]').first();
    await slider.focus();
    await slider.press('End');
    await expect.poll(() => fragment(page)).toContain(`monthly=${FIELDS.monthlyContribution.max}`);
    await page.reload();
    await hydrate(page, 'comparison');
    expect(await slider.inputValue()).toBe(String(FIELDS.monthlyContribution.max));

    await page.locator('footer a[href^="/"]').first().click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.goBack();
    await hydrate(page, 'comparison');
    expect(await slider.inputValue()).toBe(String(FIELDS.monthlyContribution.max));
    expect(await read()).toEqual([]);
  });

  test('in a shared link, which opens at the comparison', async ({ visit, expect }) => {
    const { page, read } = await watched(visit, `${path}#comparison?${SHARED}`);
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    const slider = page.locator('#comparison input[type="range"]').first();
    await expect.poll(() => slider.inputValue()).toBe(FIGURES.monthly);
    const top = (await page.locator('#comparison').boundingBox())?.y;
    expect(top, 'Below the header').toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(100);
    await page.locator('header a[hreflang]').first().click();
    await page.waitForURL((url) => url.pathname !== path);
    expect(fragment(page)).toBe(`#comparison?${SHARED}`);
    expect(await read()).toEqual([]);
  });

  test('in a link of older days, once it was opened', async ({ visit, expect }) => {
    const { page, read } = await watched(visit, `${path}?${SHARED}&utm_source=mail#comparison`);
    await hydrate(page, 'comparison');
    await expect.poll(() => page.url()).toContain(`${path}?utm_source=mail#comparison?${SHARED}`);
    await page.locator('footer a[href^="/"]').first().click();
    await page.waitForURL((url) => url.pathname !== path);
    const [opened, ...others] = await read();
    expect(opened).toContain(SHARED);
    // The files of that page are asked for before it can be rewritten, with no more than our address.
    expect(others).toEqual([]);
    // It was the visitor's own link.
    leaks.pop();
  });

  test('without JavaScript', async ({ visit, expect }) => {
    const { page, read } = await watched(visit, `${path}#comparison?${SHARED}`, false);
    await page.locator('#pensiongap [data-cta="calculate"]').click();
    await page.locator('footer a[href^="/"]').first().click();
    await page.waitForURL((url) => url.pathname !== path);
    expect(await read()).toEqual([]);
  });
});

/** A visit, and a function that reads which of its requests carried a figure so far. */
async function watched(visit: Open, path: string, javaScript = true) {
  const requests: Request[] = [];
  const before = async (page: Visit['page']) => {
    page.on('request', (request) => requests.push(request));
  };
  const { page } = await visit(path, { javaScript, before });
  const read = async () => {
    const texts = await Promise.all(requests.map(describeRequest));
    const found = texts.filter((text) => LEAK.test(text));
    sent += texts.length;
    leaks.push(...found);
    return found;
  };
  return { page, read };
}

/** All of a request that its receiver learns: address, referrer and body. */
async function describeRequest(request: Request): Promise<string> {
  const { referer = '' } = await request.allHeaders();
  return [request.url(), referer, request.postData() ?? ''].join(' ');
}

async function hydrate(page: Visit['page'], island: string): Promise<void> {
  const part = page.locator(`[data-island="${island}"]`);
  await part.scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor();
}

function fragment(page: Visit['page']): string {
  return new URL(page.url()).hash;
}
