import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { FIELDS } from '../../site/calculator/comparison/state/fields.ts';
import { home } from '../../site/landings/index.ts';
import { test, type Visit, waitUntilIdle } from './support/visit.ts';

describe('a field with an amount', () => {
  test.for(['#comparison', '#pensiongap'])(
    'in %s is replaced after a click, and the next click sets the caret',
    async (section, { visit, expect }) => {
      const { page } = await visit(home.path.de);
      const field = await findAmount(page, section);
      await clickAt(field, 0.1);
      await page.keyboard.type('3800');
      expect(await field.inputValue()).toBe('3800');
      await clickAt(field, 0);
      await page.keyboard.press('Home');
      await page.keyboard.type('1');
      expect(await field.inputValue()).toBe('13800');
    },
  );

  test('is replaced after a tap', async ({ visit, expect }) => {
    const { page } = await visit(home.path.de, { width: 360 });
    const field = await findAmount(page, '#comparison');
    await field.tap();
    await page.keyboard.type('3800');
    expect(await field.inputValue()).toBe('3800');
    await page.locator('#comparison button[aria-label^="0\u00a0€"]').tap();
    expect(await field.inputValue()).toMatch(/^0\s€$/);
  });
});

test('a pointer takes a slider anywhere on its rail, step by step to either end', async ({
  visit,
  expect,
}) => {
  const { page } = await visit(home.path.de);
  await findAmount(page, '#comparison');
  const slider = page.locator('#comparison').getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('There is no slider.');
  const moveTo = (share: number) =>
    page.mouse.move(box.x + box.width * share, box.y + box.height / 2, { steps: 5 });
  await moveTo(0.52);
  await page.mouse.down();
  const { min, max, step } = FIELDS.monthlyContribution;
  const value = Number(await slider.inputValue());
  expect(value).toBeGreaterThan((min + max) / 2 - step);
  expect(value % step).toBe(0);
  await moveTo(1.5);
  expect(await slider.inputValue()).toBe(String(max));
  await moveTo(-0.5);
  await page.mouse.up();
  expect(await slider.inputValue()).toBe(String(min));
});

test('a hint stays closed while the page scrolls below a pointer that rests', async ({
  visit,
  expect,
}) => {
  const { page } = await visit(home.path.de);
  await findAmount(page, '#comparison');
  const hint = page.locator('#comparison [data-tooltip] > button').first();
  await hint.scrollIntoViewIfNeeded();
  const box = await hint.boundingBox();
  if (!box) throw new Error('There is no hint.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y - 120);
  await page.mouse.wheel(0, -120);
  await page.waitForTimeout(1_000);
  expect(await page.locator(':popover-open').count()).toBe(0);
  const after = await hint.boundingBox();
  if (!after) throw new Error('There is no hint.');
  await page.mouse.move(after.x + box.width / 2, after.y + box.height / 2 + 1);
  await expect.poll(() => page.locator(':popover-open').count()).toBe(1);
});

test('what the calculator prints is its result, on two pages', async ({ visit, expect }) => {
  const { page } = await visit(`${home.path.de}#comparison?depotfee=0`);
  await findAmount(page, '#comparison');
  await waitUntilIdle(page);
  // The sheet is there until the browser has printed.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Drucken' }).click();
  const sheet = page.locator('[data-print-sheet]');
  await sheet.waitFor({ state: 'attached', timeout: 20_000 });
  const text = (await sheet.textContent()) ?? '';
  // Printing takes the sheet away.
  const curve = sheet.getByRole('img', { includeHidden: true, name: /Fernblick Rente/ });
  expect(await curve.count()).toBe(1);
  await page.setViewportSize({ width: PAPER, height: 1_000 });
  await page.emulateMedia({ media: 'print' });
  const cut = await sheet
    .locator('[role="region"]')
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut, 'Paper does not scroll').toEqual([]);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  for (const part of [
    'Monatsbeitrag',
    'Grundannahme, 1 geändert',
    '(geändert)',
    'Wendepunkt',
    'depotfee=0',
    'Demo: ',
    'Werbung',
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/Mit 67 hast du/);
  expect(text).toMatch(/\d{1,2}\.\u00a0\p{L}+ \d{4}/u);
  await expect.poll(() => sheet.count()).toBe(0);
});

/** Pixels between the margins of an A4 sheet. */
const PAPER = 718;

/** The first field with an amount, once its calculator is hydrated. */
async function findAmount(page: Visit['page'], section: string): Promise<Locator> {
  const island = page.locator(`${section} [data-island]`).first();
  await island.scrollIntoViewIfNeeded();
  await page.locator(`${section} [data-island][data-hydrated]`).first().waitFor();
  const field = page.locator(`${section} input[placeholder="10.000"]`).first();
  await field.scrollIntoViewIfNeeded();
  return field;
}

/** Clicks into a field, at a share of its width. */
async function clickAt(field: Locator, share: number): Promise<void> {
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not shown.');
  await field.click({ position: { x: 20 + share * (box.width - 40), y: box.height / 2 } });
}
