import { describe, expect } from 'vitest';
import { compare } from '../calculation/index.ts';
import { chosenBrand } from '../content/brands/chosen.ts';
import { formatFraction } from '../format.ts';
import { landings } from '../landings/index.ts';
import { LOCALES } from '../locales.ts';
import { openingChoices } from '../sections/Comparison/choices.ts';
import { DEFAULT_INPUTS } from '../sections/Comparison/fields.ts';
import { flipRows } from '../sections/Comparison/flip-rows.ts';
import { ROWS } from '../sections/Comparison/rows.ts';
import { flipsOf } from '../services/flips.ts';
import { textFor } from '../text-for.ts';
import { test, untilIdle, type Visit } from './visit.ts';

describe.each(LOCALES)('the comparison in %s', (locale) => {
  const path = landings.home.path[locale];

  test('shows the default calculation without JavaScript', async ({ visit }) => {
    const { page } = await visit(path, { javaScript: false });
    expect(await cells(page)).toEqual(defaultCells());
  });

  test('shows the flip points of the default inputs without JavaScript', async ({ visit }) => {
    const { page } = await visit(path, { javaScript: false });
    const { points } = flipRows(
      flipsOf(openingChoices(DEFAULT_INPUTS)),
      textFor(chosenBrand(), locale),
    );
    expect(points.length).toBeGreaterThan(0);
    expect(await flips(page)).toEqual(
      points.map(({ label, turn, now }) => `${label}${turn.text}${now.text}`),
    );
  });

  test('wakes when it is scrolled near, without console errors', async ({ visit }) => {
    const { page, problems } = await visit(path);
    const before = await cells(page);
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-awake]').waitFor();
    await untilIdle(page);
    expect(problems, 'Server and browser must render the same').toEqual([]);
    expect(await variable(page, '--fb-palette-error-main'), 'For what it may open').not.toBe('');
    expect(await cells(page)).toEqual(before);
  });

  test('reacts to a moved slider', async ({ visit }) => {
    const { page, problems } = await visit(path);
    const before = await cells(page);
    const flipsBefore = await flips(page);
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-awake]').waitFor();

    const slider = page.locator('#comparison input[type="range"]').first();
    const value = await slider.inputValue();
    await slider.press('ArrowRight');
    expect(Number(await slider.inputValue())).toBeGreaterThan(Number(value));
    await expect.poll(() => cells(page)).not.toEqual(before);
    // They come from a web worker, which the page's security policy must allow.
    await expect.poll(() => flips(page), { timeout: 20_000 }).not.toEqual(flipsBefore);
    expect(problems).toEqual([]);
  });
});

/** What a variable stands for at the page's root. */
function variable(page: Visit['page'], name: string): Promise<string> {
  return page.evaluate(
    (wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted),
    name,
  );
}

/** The texts of the comparison's cells, row by row. */
function cells(page: Visit['page']): Promise<string[][]> {
  return page
    .locator('[data-island="comparison"] table')
    .first()
    .locator('tbody tr:not([data-kind="fold"])')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
    );
}

/** The texts of the flip points, row by row. */
function flips(page: Visit['page']): Promise<string[]> {
  return page
    .locator('[data-part="flips"] li')
    .evaluateAll((rows) => rows.map(({ textContent }) => textContent));
}

/** The engine's result for the form's initial inputs, beside investing directly. */
function defaultCells(): string[][] {
  const result = compare(DEFAULT_INPUTS);
  if ('errors' in result) throw new Error('The default inputs must be calculable.');
  const text = (key: keyof typeof result.calculationOutput | undefined) =>
    key ? formatFraction(result.calculationOutput[key].value, { signed: true }) : '0,00\u00a0%';
  return Object.values(ROWS).map(({ keys }) => [
    text('directinvest' in keys ? keys.directinvest : undefined),
    text(keys.pf),
  ]);
}
