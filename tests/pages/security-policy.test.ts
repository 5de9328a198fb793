import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { reportRefusals } from './support/refusals.ts';
import { ALL_PATHS, test, waitUntilHydrated, waitUntilIdle } from './support/visit.ts';

/** Each page with everything on it used, so that whatever its policy refuses is asked for. */
describe.concurrent('the security policy of', () => {
  test.for(ALL_PATHS)('%s refuses nothing that the page does', async (path, { visit, expect }) => {
    const { page, problems } = await visit(path, { before: reportRefusals });
    await waitUntilHydrated(page);
    await openEverything(page);
    await moveSliders(page);
    await openEverything(page);
    await waitUntilIdle(page);
    // The browser says so in the console when a page is not there.
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
  });
});

describe('the security policy', () => {
  test.for([
    ['an inline script', "Object.assign(document.createElement('script'), { text: 'taken = 1' })"],
    ['an inline style', "Object.assign(document.createElement('style'), { textContent: 'p{}' })"],
  ] as const)('refuses %s', async ([, element], { visit, expect }) => {
    const { page, problems } = await visit('/en', { before: reportRefusals });
    await page.evaluate(`try { document.head.append(${element}) } catch {}`);
    await expect.poll(() => problems.join()).toMatch(/refused/);
  });

  test('lets no script write HTML', async ({ visit, expect }) => {
    const { page } = await visit('/en');
    const written = page.evaluate("document.body.innerHTML = '<p>'");
    await expect(written).rejects.toThrow('TrustedHTML');
  });
});

/** Presses what opens something; what an opened part brings along too. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const openers =
      'main [aria-expanded="false"], main [popovertarget], main label, main [role="tab"]';
    for (const opener of document.querySelectorAll<HTMLElement>(openers)) opener.click();
  });
  await waitUntilIdle(page);
}

async function moveSliders(page: Page): Promise<void> {
  for (const slider of await page.locator('main input[type="range"]').all()) {
    await slider.focus();
    await page.keyboard.press('ArrowRight');
  }
}
