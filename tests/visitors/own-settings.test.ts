import { describe, inject } from 'vitest';
import { home } from '../../site/landings/index.ts';
import { launchOnce, test, waitUntilHydrated } from '../pages/support/visit.ts';
import { judgeCalculators } from './support/calculators.ts';

const path = home.path.de;

describe.concurrent('whose browser', () => {
  test('stores nothing calculates all the same', async ({ visit, expect }) => {
    const { page, problems } = await visit(path, {
      before: (page) => page.addInitScript(refuseStorage),
    });
    await waitUntilHydrated(page);
    await page.locator('#comparison').getByRole('slider').first().fill('450');
    await expect.poll(() => page.url()).toContain('monthly=450');
    expect(await judgeCalculators(page)).toEqual(['alive', 'alive']);
    expect(problems).toEqual([]);
  });

  test.for([
    [
      'is dark, French and enlarged to 400 %',
      { width: 320, language: 'fr-FR', colorScheme: 'dark' },
    ],
    ['is enlarged to 200 %', { width: 632, language: 'de-AT', colorScheme: 'light' }],
  ] as const)(
    '%s shows everything without scrolling sideways',
    async ([, options], { visit, expect }) => {
      const { page, problems } = await visit(path, options);
      await waitUntilHydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  test('has the page in two tabs keeps each with its own choices', async ({ expect }) => {
    const context = await (await launchOnce()).newContext({ baseURL: inject('site') });
    const tabs = await Promise.all([1, 2].map(() => context.newPage()));
    for (const [index, tab] of tabs.entries()) {
      await tab.goto(path);
      await waitUntilHydrated(tab);
      await tab
        .locator('#comparison')
        .getByRole('slider')
        .first()
        .fill(`${300 + 100 * index}`);
    }
    for (const [index, tab] of tabs.entries()) {
      const slider = tab.locator('#comparison').getByRole('slider').first();
      expect(await slider.inputValue()).toBe(`${300 + 100 * index}`);
    }
    await expect.poll(() => tabs[1]?.url()).toContain('monthly=400');
    expect(tabs[0]?.url()).not.toContain('monthly=400');
    await context.close();
  });
});

/** Runs in the page: a browser whose storage is switched off throws at every look at it. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
}
