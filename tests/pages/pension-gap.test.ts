import { describe } from 'vitest';
import { FIELDS } from '../../site/calculator/comparison/state/fields.ts';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { home } from '../../site/landings/index.ts';
import { getIntl } from '../../site/provider/page-texts.ts';
import { test, type Visit, waitUntilIdle } from './support/visit.ts';

const [NET, PENSION] = ['2.600\u00a0€', '1.409\u00a0€'];

describe.each(LOCALES)('the pension gap in %s', (locale) => {
  const path = home.path[locale];

  test('shows the whole example without JavaScript', async ({ visit, expect }) => {
    const { page } = await visit(path, { javaScript: false });
    const gap = page.locator('#pensiongap');
    expect(await chart(page)).toContain(PENSION);
    expect(await gap.locator('table').textContent()).toContain(NET);
    expect(await gap.locator('[data-cta="calculate"]').getAttribute('href')).toBe('#comparison');
  });

  test('follows what is typed, after it is hydrated without errors', async ({ visit, expect }) => {
    const { page, problems } = await visit(path);
    const before = await chart(page);
    await hydrate(page);
    const intl = getIntl(readBrand(), locale);
    // Who comes into the group hears what keys its sliders have.
    const [name, description] = [
      intl.formatMessage({ id: 'pensionGap.calculator.form' }),
      intl.formatMessage({ id: 'pensionGap.calculator.keys' }),
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

    await page.goBack();
    await expect.poll(() => monthly(page)).toBe(start);
    expect(problems).toEqual([]);
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
