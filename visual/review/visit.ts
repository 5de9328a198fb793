import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A picture in the list, by its story. */
export function row(page: Page, name: string) {
  return page.locator('.row', { hasText: name.split(' en ')[0] ?? name }).first();
}

/** A button by its name. */
export function button(page: Page, name: string) {
  return page.getByRole('button', { name });
}

/** Types a reason into the open dialog and waits until it is gone. */
export async function answer(page: Page, why: string): Promise<void> {
  await page.keyboard.type(why);
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Waits for a text in the first element that a selector finds. */
export async function expectText(page: Page, selector: string, text: string): Promise<void> {
  const found = page.locator(selector).first();
  await expect.poll(() => found.textContent(), { timeout: 3_000 }).toContain(text);
}

/** How far the picture's windows are scrolled, from the left and from the top. */
export function scrolledTo(page: Page, index: number): Promise<number[]> {
  return page
    .locator('.scroller')
    .nth(index)
    .evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
}

/** Whether an element is in sight of its scroller; runs in the page. */
export function isSeen(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const window = element.closest('.scroller')?.getBoundingClientRect();
  return (
    window !== undefined &&
    left < window.right &&
    top < window.bottom &&
    right > window.left &&
    bottom > window.top
  );
}

/** What axe finds wrong in a page that has it. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
