import { describe } from 'vitest';
import { compare } from '../../site/calculation/index.ts';
import { findBreakEvens } from '../../site/calculator/client/engine-tasks.ts';
import { getPanelAnchor } from '../../site/calculator/comparison/details/addresses.ts';
import { makeBreakEvenRows } from '../../site/calculator/comparison/result/break-even-rows.ts';
import { hasFigures, ROW_KEYS, roundRows } from '../../site/calculator/comparison/result/rows.ts';
import { findSwitches } from '../../site/calculator/comparison/result/switches.ts';
import { getOpeningChoices } from '../../site/calculator/comparison/state/choices.ts';
import { DEFAULT_INPUTS } from '../../site/calculator/comparison/state/fields.ts';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { formatPercent } from '../../site/i18n/format.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { home } from '../../site/landings/index.ts';
import { getIntl } from '../../site/provider/page-texts.ts';
import { test, type Visit, waitUntilIdle } from './support/visit.ts';

describe.concurrent.each(LOCALES)('the comparison in %s', (locale) => {
  const path = home.path[locale];

  test('shows the default calculation without JavaScript', async ({ visit, expect }) => {
    const { page } = await visit(path, { javaScript: false });
    expect(await cells(page)).toEqual(defaultCells());
  });

  test('shows the break-evens of the default inputs without JavaScript', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { javaScript: false });
    const all = findBreakEvens(getOpeningChoices());
    // Those that one answer brings about are sentences with a button.
    const switches = findSwitches(all, 1, {}).map(({ breakEven }) => breakEven);
    expect(await page.locator('[data-part="break-evens"] button').count()).toBe(switches.length);
    const { points } = makeBreakEvenRows(
      all.filter((one) => !switches.includes(one)),
      getIntl(readBrand(), locale),
    );
    expect(points.length).toBeGreaterThan(0);
    expect(await breakEvens(page)).toEqual(
      points.map(({ label, breakEven, current }) => `${label}${breakEven.text}${current.text}`),
    );
  });

  test('hydrates when it is scrolled near, without console errors', async ({ visit, expect }) => {
    const { page, problems } = await visit(path);
    const before = await cells(page);
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    await waitUntilIdle(page);
    expect(problems, 'Server and browser must render the same').toEqual([]);
    expect(await variable(page, '--fb-color-signal-loss'), 'For what it may open').not.toBe('');
    expect(await cells(page)).toEqual(before);
  });
});

/** What is done there is the same in every language; German has the longer words. */
describe.concurrent('the comparison', () => {
  const path = home.path.de;
  const intl = getIntl(readBrand(), 'de');

  test('shows without JavaScript the curve, and nothing that looks as if it could be pressed', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { javaScript: false });
    const growth = page.locator('[data-part="growth"]');
    expect(await growth.getByRole('img').isVisible()).toBe(true);
    expect(await growth.locator('li > b').allTextContents()).toContain('632.361\u00a0€');
    expect(await growth.locator('input').first().isVisible()).toBe(false);
    const sets = page.locator('[data-part="verdict"] label');
    expect(await sets.count()).toBe(4);
    for (const set of await sets.all()) {
      expect(await set.isVisible()).toBe(true);
      expect(await set.evaluate((label) => getComputedStyle(label).pointerEvents)).toBe('none');
    }
    const causes = page.locator('[data-part="growth"] ~ details');
    await causes.locator('summary').click();
    expect(await causes.locator('table').isVisible()).toBe(true);
  });

  test('draws the curve of a change in the frame that says its verdict', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path);
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    await waitUntilIdle(page);
    await page.locator('#comparison input[type="range"]').first().focus();
    await page.evaluate(watchVerdict);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.body.dataset.drawn)).toBe('at once');
  });

  test('reacts to a moved slider', async ({ visit, expect }) => {
    const { page, problems } = await visit(path);
    const before = await cells(page);
    const breakEvensBefore = await breakEvens(page);
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();

    const slider = page.locator('#comparison input[type="range"]').first();
    const value = await slider.inputValue();
    await slider.press('ArrowRight');
    expect(Number(await slider.inputValue())).toBeGreaterThan(Number(value));
    await expect.poll(() => cells(page)).not.toEqual(before);
    // They come from a web worker, which the page's security policy must allow.
    await expect.poll(() => breakEvens(page), { timeout: 20_000 }).not.toEqual(breakEvensBefore);
    expect(problems).toEqual([]);
  });

  test('counts with one annuity factor wherever the pension stands, and has a way back', async ({
    visit,
    expect,
  }) => {
    const choices = 'monthly=450&age=40';
    const { page, problems } = await visit(`${path}#${getPanelAnchor('pension')}?${choices}`);
    const panel = page.locator(`#${getPanelAnchor('pension')}`);
    const pension = page.locator('[data-part="pension"]');
    await expect.poll(() => pension.textContent()).toContain('1.781');
    const slider = panel.locator('input[type="range"]');
    for (let factor = 28; factor < 34; factor += 1) await slider.press('ArrowRight');
    await expect.poll(() => pension.textContent()).toMatch(/2\.162.*34/);
    await expect.poll(() => panel.locator('table').textContent()).toContain('2.162');
    await expect.poll(() => new URL(page.url()).hash).toMatch(/factor=34/);
    await page.reload();
    await expect.poll(() => pension.textContent()).toMatch(/2\.162.*34/);
    await panel.locator('button', { hasText: '28\u00a0€' }).click();
    await expect.poll(() => pension.textContent()).toContain('1.781');
    await expect.poll(() => new URL(page.url()).hash).not.toContain('factor');
    expect(problems).toEqual([]);
  });

  test('keeps its verdict in view beside long forms on a wide screen', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { width: 960 });
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    await page
      .getByRole('button', {
        name: intl.formatMessage({ id: 'comparison.calculator.custom.title' }),
      })
      .click();
    const groups = page.locator('#comparison [aria-busy] details details');
    // Beside a depot there is nothing to ask about another provider.
    await expect.poll(() => groups.count()).toBe(4);
    for (const group of await groups.all()) await group.locator('summary').click();
    await groups.last().getByRole('textbox').last().focus();
    const bar = page.locator('#comparison [data-visible][aria-hidden]');
    await expect.poll(() => bar.isVisible()).toBe(true);
    expect(await bar.evaluate(isOnScreen)).toBe(true);
    expect(await bar.textContent()).toContain(
      await page.locator('#comparison [data-part="verdict"] h3').textContent(),
    );
  });

  test('never shows two verdicts while it is scrolled through', async ({ visit, expect }) => {
    const { page } = await visit(path);
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    for (const width of [360, 960, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const counts = await page.evaluate(countVerdicts);
      expect(Math.max(...counts), `At ${width} px`).toBe(1);
    }
  });

  test('opens on a phone what a shared link has changed, with its reset', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(`${path}#comparison?return=5`, { width: 360 });
    const reset = page.getByRole('button', {
      name: intl.formatMessage({ id: 'comparison.calculator.preset.reset' }),
    });
    await reset.click();
    await expect.poll(() => reset.count()).toBe(0);
  });

  test('says what its result is about while nothing can be calculated', async ({
    visit,
    expect,
  }) => {
    // A payout at the age of the start, and one that leaves no earlier age to ask about.
    const { page } = await visit(`${path}#comparison?age=60&payout=60`);
    const verdict = page.locator('#comparison [data-part="verdict"]');
    const outdated = intl.formatMessage({ id: 'comparison.calculator.outdated' });
    await verdict.getByText(outdated, { exact: true }).waitFor();
    const percent = page.locator('#comparison input[type="range"][aria-valuetext$="%"]');
    expect(await percent.count(), 'Rise and rebalancing').toBe(2);
    await page.locator('#comparison').getByRole('slider').nth(1).press('ArrowLeft');
    await expect.poll(() => verdict.getByText(outdated).count()).toBe(0);
  });

  test('keeps what the keyboard reaches above its shortcut on a phone', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { width: 390, height: 700 });
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    await page.locator('#comparison [data-part="verdict"]').focus();
    const covered: (string | undefined)[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      covered.push(await page.evaluate(findCovered));
    }
    expect(covered.filter(Boolean)).toEqual([]);
  });

  test('lets no shortcut float over what follows it on a phone', async ({ visit, expect }) => {
    const { page } = await visit(path, { width: 360 });
    await page.locator('#comparison').scrollIntoViewIfNeeded();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    const shortcut = page.locator('#comparison button[data-visible]');
    await page.locator('#comparison [data-part="verdict"]').scrollIntoViewIfNeeded();
    const isVisible = () => shortcut.getAttribute('data-visible');
    await expect.poll(isVisible, { message: 'While the verdict is in view' }).toBe('false');
    await page.locator('[data-part="growth"] ~ details').scrollIntoViewIfNeeded();
    await expect.poll(isVisible).toBe('true');
    await page.evaluate(() => {
      const end = document.querySelector('#comparison')?.getBoundingClientRect().bottom ?? 0;
      // Its last tenth of the screen belongs to what follows.
      window.scrollBy(0, end - 0.9 * window.innerHeight);
    });
    await expect.poll(isVisible).toBe('false');
  });
});

/** Notes whether the curve has changed by the time that the verdict has. */
function watchVerdict(): void {
  const [verdict, growth] = ['verdict', 'growth'].map((name) =>
    document.querySelector(`[data-part="${name}"]`),
  );
  const curve = growth?.innerHTML;
  if (!verdict) return;
  new MutationObserver((_, observer) => {
    observer.disconnect();
    document.body.dataset.drawn = growth?.innerHTML === curve ? 'later' : 'at once';
  }).observe(verdict, { subtree: true, characterData: true, childList: true });
}

/** The words of what has the focus, where the shortcut at the foot lies over it. */
async function findCovered(): Promise<string | undefined> {
  // Scrolling to it and the way in of the shortcut take their time.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const shortcut = document.querySelector('#comparison button[data-visible="true"]');
  const focused = document.activeElement;
  if (!shortcut || !focused || focused === shortcut) return undefined;
  const { bottom } = focused.getBoundingClientRect();
  const isCovered = bottom > shortcut.getBoundingClientRect().top && bottom <= innerHeight;
  return isCovered ? focused.textContent || focused.outerHTML.slice(0, 80) : undefined;
}

/** Whether all of an element is inside the window. */
function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** How many verdicts are on the screen, for every step of a slow way down through the comparison and up. */
async function countVerdicts(): Promise<number[]> {
  const STEP = 80;
  const [section] = document.querySelectorAll('#comparison');
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { top = 0, bottom = 0 } = section?.getBoundingClientRect() ?? {};
  const [start, end] = [top + scrollY - innerHeight, bottom + scrollY];
  const down = Array.from(
    { length: Math.ceil((end - start) / STEP) },
    (_, step) => start + STEP * step,
  );
  const counts: number[] = [];
  for (const y of [...down, ...down.toReversed()]) {
    scrollTo({ top: y, behavior: 'instant' });
    // One frame for the observers, one for what they change.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const verdicts = section?.querySelectorAll('[data-part="verdict"], [data-visible]') ?? [];
    const seen = [...verdicts].filter((verdict) => {
      const box = verdict.getBoundingClientRect();
      const isDrawn = verdict.checkVisibility({ visibilityProperty: true });
      return isDrawn && box.bottom > header && box.top < innerHeight;
    });
    counts.push(seen.length);
  }
  return counts;
}

/** The value of a variable at the page's root. */
function variable(page: Visit['page'], name: string): Promise<string> {
  return page
    .locator('[data-island="comparison"]')
    .evaluate((island, wanted) => getComputedStyle(island).getPropertyValue(wanted), name);
}

/** The texts of the comparison's cells, row by row. */
function cells(page: Visit['page']): Promise<string[][]> {
  return page
    .locator('[data-island="comparison"] table')
    .first()
    .locator('tbody tr:not(:has(td[colspan]))')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
    );
}

/** The texts of the break-evens, row by row. */
function breakEvens(page: Visit['page']): Promise<string[]> {
  return page
    .locator('[data-part="break-evens"] li')
    .evaluateAll((rows) => rows.map(({ textContent }) => textContent));
}

/** The engine's result for the form's initial inputs, beside investing directly. */
function defaultCells(): string[][] {
  const result = compare(DEFAULT_INPUTS);
  if ('errors' in result) throw new Error('The default inputs must be calculable.');
  const shown = (['directinvest', 'pf'] as const).map((provider) =>
    roundRows(result.calculationOutput, provider),
  );
  return ROW_KEYS.filter(hasFigures).map((row) =>
    shown.map((values) => formatPercent(values[row], { signed: true })),
  );
}
