import type { Locator } from 'playwright-core';
import { describe, inject } from 'vitest';
import { formatEuro } from '../../site/i18n/format.ts';
import { home } from '../../site/landings/index.ts';
import { test, waitUntilHydrated } from '../pages/support/visit.ts';

/** What people copy, and the income that it is; none where it is not one amount. */
const COPIED: readonly (readonly [text: string, euros?: number])[] = [
  ['3.500,00 € mtl.', 3500],
  ['          3.812,47 EUR', 3812],
  ["4'250.– €", 4250],
  ['4,2 Tsd. €', 4200],
  ['Brutto 3.900,00 €', 3900],
  ['100\t200'],
  ['½'],
  ['01.02.2026'],
  ['3.000 – 4.000 €'],
  ["CHF 4'250.–"],
  ['Jahresbrutto: 48.000 €'],
  ['20 € / Stunde'],
  ['100 %'],
];

describe('who pastes from a payslip', () => {
  test('gets that amount, or is told that it is none and keeps the one before', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(home.path.de);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: inject('site'),
    });
    await waitUntilHydrated(page);
    const gap = page.locator('#pensiongap');
    const income = gap.getByRole('textbox').first();
    let before = await income.inputValue();
    for (const [text, euros] of COPIED) {
      await paste(income, text);
      const expected = euros === undefined ? before : formatEuro(euros);
      await expect.poll(() => income.inputValue(), { message: text }).toBe(expected);
      expect(await gap.getByRole('alert').filter({ hasText: /\S/ }).count(), text).toBe(
        euros === undefined ? 1 : 0,
      );
      before = expected;
    }
  });
});

/** Replaces what is in a field by a text from the clipboard, and leaves it. */
async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await field.blur();
}
