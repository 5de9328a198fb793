import type { Page } from 'playwright-core';

/**
 * Paints what is sticky again. Chromium gives it a layer of its own, which keeps the rounding of the
 * place where it was first painted: words and bars in it can be 1 px off, depending on what came above
 * them, and when.
 * @param paint makes the page paint itself
 */
export async function paintAgain(page: Page, paint: () => Promise<unknown>): Promise<void> {
  const sticky = await page.evaluateHandle(loosenSticky);
  if (await sticky.evaluate(({ length }) => length > 0)) {
    await paint();
    await sticky.evaluate((elements) => {
      for (const { style } of elements) style.position = '';
    });
  }
  await sticky.dispose();
}

/** Runs in the page: waits until it has been painted. */
export async function waitForPaint(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** What sticks below the header, with which nothing comes above later; it stays where it is. */
function loosenSticky(): HTMLElement[] {
  // After scrolling it would move.
  if (scrollY > 0) return [];
  const sticky = [...document.body.querySelectorAll<HTMLElement>('*:not(header)')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of sticky) style.position = 'relative';
  return sticky;
}
