import type { CDPSession, Page } from 'playwright-core';

/**
 * Paints what is sticky again. Chromium gives it a layer of its own, which keeps the rounding of the
 * place where it was first painted: words and bars in it can be 1 px off, depending on what came above
 * them, and when.
 */
export async function paintAgain(page: Page, devtools: CDPSession): Promise<void> {
  const sticky = await page.evaluateHandle(loosened);
  if (await sticky.evaluate(({ length }) => length > 0)) {
    // Makes a frame: without script, a page cannot wait for one itself. A smaller picture of only a
    // part would leave gaps in the next one.
    await devtools.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
    await sticky.evaluate((elements) => {
      for (const { style } of elements) style.position = '';
    });
  }
  await sticky.dispose();
}

/** What sticks below the header, with which nothing comes above later; it stays where it is. */
function loosened(): HTMLElement[] {
  // After scrolling it would move.
  if (scrollY > 0) return [];
  const sticky = [...document.body.querySelectorAll<HTMLElement>('*:not(header)')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of sticky) style.position = 'relative';
  return sticky;
}
