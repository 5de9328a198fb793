import { describe } from 'vitest';
import { test, type Visit, waitUntilHydrated } from './support/visit.ts';

const PATH = '/en';

describe('what is out of view', () => {
  test('is left out of the layout until the page is painted', async ({ visit, expect }) => {
    const { page } = await visit(PATH);
    await expect.poll(() => sectionsLeftOut(page)).toBe(0);
    await page.evaluate(() => document.documentElement.removeAttribute('data-painted'));
    expect(await sectionsLeftOut(page)).toBeGreaterThan(8);
    // What is in view at once would take its height twice, and move all below it.
    const first = page.locator('main > section').first();
    expect(await first.evaluate((section) => getComputedStyle(section).contentVisibility)).toBe(
      'visible',
    );
  });

  test('is laid out at once when the address names a section', async ({ visit, expect }) => {
    const { page } = await visit(`${PATH}#faq`);
    await expect.poll(() => sectionsLeftOut(page)).toBe(0);
    const { y = -1 } = (await page.locator('#faq').boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(120);
  });

  test('is laid out at once without script', async ({ visit, expect }) => {
    const { page } = await visit(PATH, { javaScript: false });
    expect(await sectionsLeftOut(page)).toBe(0);
  });
});

// A busy machine may bring a frame to the screen later than the next one begins.
test('a calculator in view asks for its files after the page is painted', { retry: 3 }, async ({
  visit,
  expect,
}) => {
  const { page } = await visit(PATH, { width: 1440 });
  await waitUntilHydrated(page);
  const [painted, ...asked] = await page.evaluate(() =>
    [
      performance.getEntriesByName('first-contentful-paint'),
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/')),
    ].flatMap((entries) => entries.map(({ startTime }) => startTime)),
  );
  expect(asked.length).toBeGreaterThan(5);
  for (const start of asked) expect(start).toBeGreaterThanOrEqual(Number(painted));
});

/** How many sections are laid out only as they come near. */
function sectionsLeftOut(page: Visit['page']): Promise<number> {
  return page
    .locator('main > section')
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length,
    );
}
