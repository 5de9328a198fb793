import { describe } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { FIELDS } from '../../site/calculator/comparison/state/fields.ts';
import { estimateGap } from '../../site/calculator/pension-gap/person.ts';
import { writePerson } from '../../site/calculator/pension-gap/person-address.ts';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { home } from '../../site/landings/index.ts';
import { getIntl } from '../../site/provider/page-texts.ts';
import { test, type Visit, waitUntilIdle } from './support/visit.ts';

const [NET, PENSION] = ['2.600\u00a0€', '1.409\u00a0€'];

/** The need of the example in today's money, met, and its share that a pension for life covers. */
const NEED = {
  de: [/dein Bedarf von 166\.054\s€ gedeckt/, /\d+\s% deiner Rentenlücke von 671\s€/],
  en: [/meets your need of 166\.054\s€/, /\d+\s% of your pension gap of 671\s€/],
} as const;

const MISSED = {
  de: /Von deinem Bedarf von 166\.054\s€ fehlen damit rund \d+\s€/,
  en: /about \d+\s€ short of your need of 166\.054\s€/,
} as const;

const EXAMPLE = { age: 35, grossMonthlyIncome: 4000, existingCapital: 0, childless: false };
const HOME_GAP = new URLSearchParams(writePerson(EXAMPLE));

/** The plan of the example with so many euros a month less than it takes. */
function missBy(euros: number): string {
  const { monthlySaving } = estimateGap(EXAMPLE);
  return `monthly=${(monthlySaving ?? 0) - euros}&once=0&increment=2`;
}

describe.each(keysOf(NEED))('the pension gap in %s', (locale) => {
  const path = home.path[locale];

  test('shows the whole example without JavaScript', async ({ visit, expect }) => {
    const { page } = await visit(path, { javaScript: false });
    const gap = page.locator('#pensiongap');
    expect(await chart(page)).toContain(PENSION);
    expect(await gap.locator('table').textContent()).toContain(NET);
    expect(await gap.locator('[data-cta="calculate"]').getAttribute('href')).toBe('#comparison');
  });

  test('takes its amount into the comparison, and Back takes it out again', async ({
    visit,
    expect,
  }) => {
    const { page, problems } = await visit(path);
    await hydrate(page);
    await page.locator('#pensiongap [data-cta="calculate"]').press('Enter');
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    const start = String(FIELDS.monthlyContribution.start);
    await expect.poll(() => monthly(page)).not.toBe(start);
    const carried = await monthly(page);
    expect(await page.locator('#pensiongap dd').allTextContents()).toContain(`${carried}\u00a0€`);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('comparison');
    // The comparison says what has come along.
    await expect
      .poll(() => page.locator('#comparison [role="status"]').first().textContent())
      .toContain(`${carried}\u00a0€`);

    // It is the amount that the need takes, and the pension beside it covers a share of the gap.
    const [need, covers] = NEED[locale];
    const results = page.locator('#comparison');
    await expect.poll(() => results.locator('[data-part="need"]').textContent()).toMatch(need);
    expect(await results.locator('[data-part="pension"]').textContent()).toMatch(covers);

    await page.goBack();
    await expect.poll(() => monthly(page)).toBe(start);
    expect(problems).toEqual([]);
  });

  test('says in the comparison that a euro less is too little', async ({ visit, expect }) => {
    const { page } = await visit(`${path}#comparison?${HOME_GAP}&${missBy(1)}`);
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    const need = page.locator('#comparison [data-part="need"]');
    await expect.poll(() => need.textContent()).toMatch(MISSED[locale]);
  });
});

/** What is done there is the same in every language; German has the longer words. */
describe('the pension gap', () => {
  const path = home.path.de;
  const intl = getIntl(readBrand(), 'de');

  test('follows what is typed, after it is hydrated without errors', async ({ visit, expect }) => {
    const { page, problems } = await visit(path);
    const before = await chart(page);
    await hydrate(page);
    // Who comes into the group hears what keys its sliders have.
    const [name, description] = [
      intl.formatMessage({ id: 'pensionGap.calculator.form' }),
      intl.formatMessage({ id: 'field.keys' }),
    ];
    const form = page.locator('#pensiongap').getByRole('group', { name, description });
    expect(await form.count()).toBe(1);
    expect(await chart(page)).toBe(before);
    const income = page.locator('#pensiongap input[inputmode="numeric"]').first();
    await income.focus();
    await income.press('ControlOrMeta+a');
    await income.pressSequentially('6000');
    await expect.poll(() => chart(page)).toContain('3.900\u00a0€');
    expect(problems, 'Server and browser must render the same').toEqual([]);
  });

  test('is no longer that of the comparison once it is that of somebody older', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path);
    await hydrate(page);
    await page.locator('#pensiongap [data-cta="calculate"]').press('Enter');
    const need = page.locator('#comparison [data-part="need"]');
    await expect.poll(() => need.textContent()).toMatch(NEED.de[0]);
    const taken = page.locator('#comparison [role="status"]').first();
    await expect.poll(() => taken.textContent()).not.toBe('');
    await page.locator('#pensiongap input[type="range"]').first().press('ArrowRight');
    await expect.poll(() => need.count()).toBe(0);
    await expect.poll(() => taken.textContent()).toBe('');
    await page.locator('#pensiongap input[type="range"]').first().press('ArrowLeft');
    await expect.poll(() => need.textContent()).toMatch(NEED.de[0]);
  });

  test('leads there also where the browser takes no more entries of the history', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, {
      before: (page) =>
        page.addInitScript(() => {
          history.pushState = () => {
            throw new DOMException('Too many calls.', 'SecurityError');
          };
        }),
    });
    await hydrate(page);
    await page.locator('#pensiongap [data-cta="calculate"]').press('Enter');
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    await expect.poll(() => monthly(page)).not.toBe(String(FIELDS.monthlyContribution.start));
  });

  test('keeps its answers after a reload, and sends none of them', async ({ visit, expect }) => {
    const { page, requests, problems } = await visit(path);
    await hydrate(page);
    const income = page.locator('#pensiongap input[inputmode="numeric"]').first();
    await income.fill('6123');
    await income.blur();
    await page.locator('#pensiongap input[type="radio"]').last().press(' ');
    const age = page.locator('#pensiongap input[type="range"]').first();
    await age.focus();
    await age.press('ArrowRight');
    const shared = '#?gapage=36&gapincome=6123&gapsaved=0&gapchildless=true';
    await expect.poll(() => new URL(page.url()).hash).toBe(shared);
    const before = await chart(page);

    await page.reload();
    await hydrate(page);
    await expect.poll(() => chart(page)).toBe(before);
    expect(await age.inputValue()).toBe('36');
    expect(requests.filter(({ url }) => /6123|gap[a-z]+=/.test(url))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('names what a link has that cannot be', async ({ visit, expect }) => {
    const { page } = await visit(`${path}#pensiongap?gapage=17&gapincome=4000&monthly=500`);
    await hydrate(page);
    const age = page.locator('#pensiongap input[type="range"]').first();
    await expect.poll(() => age.inputValue()).toBe('22');
    const notice = page.locator('#pensiongap [role="status"]').first();
    const field = intl.formatMessage({
      id: 'pensionGap.calculator.field.age',
    });
    expect(await notice.textContent()).toContain(field);
    // The comparison's part of the same link is left alone.
    await expect.poll(() => page.url()).toMatch(/gapage=22.*monthly=500|monthly=500.*gapage=22/);
  });
});

async function hydrate(page: Visit['page']): Promise<void> {
  await page.locator('#pensiongap').scrollIntoViewIfNeeded();
  await page.locator('[data-island="pensionGap"][data-hydrated]').waitFor();
  await waitUntilIdle(page);
}

function chart(page: Visit['page']): Promise<string | null> {
  return page.locator('#pensiongap [role="img"]').getAttribute('aria-label');
}

/** Euros a month in the comparison's first slider. */
function monthly(page: Visit['page']): Promise<string> {
  return page.locator('#comparison input[type="range"]').first().inputValue();
}
