import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The chip of a picture in the list. */
export function findChip(page: Page, name: string) {
  return page.locator('.list').getByRole('button', { name });
}

/** A button by its name. */
export function findButton(page: Page, name: string) {
  return page.getByRole('button', { name });
}

/** Presses a key that asks for a reason, if any, submits the reason and waits until it is saved. */
export async function answer(page: Page, why: string, key?: string): Promise<void> {
  if (key) {
    // Before its report is there, the page hears no key.
    await page.locator('.list').waitFor({ state: 'attached' });
    await page.keyboard.press(key);
  }
  await page.keyboard.type(why);
  await page.keyboard.press('Enter');
  await page.locator('form').waitFor({ state: 'detached' });
}

/** Waits for a text in the first element that matches a selector. */
export async function expectText(page: Page, selector: string, text: string): Promise<void> {
  const found = page.locator(selector).first();
  await expect.poll(() => found.textContent(), { timeout: 10_000 }).toContain(text);
}

/** Positions of the canvases, relative to the corner of what scrolls them. */
export function readCanvasPlaces(page: Page): Promise<number[][]> {
  return page.locator('.canvas').evaluateAll((canvases) =>
    canvases.map((canvas) => {
      const window = canvas.closest('.scroller')?.getBoundingClientRect();
      const { left, top } = canvas.getBoundingClientRect();
      return [left - (window?.left ?? 0), top - (window?.top ?? 0)].map(Math.round);
    }),
  );
}

/** Whether an element is visible in its window; runs in the page. */
export function isSeen(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const window = element.closest('.scroller')?.getBoundingClientRect() ?? new DOMRect();
  return left < window.right && top < window.bottom && right > window.left && bottom > window.top;
}

/** The violations that axe, already loaded into the page, reports. */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
