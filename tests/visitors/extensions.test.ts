import { describe } from 'vitest';
import { home } from '../../site/landings/index.ts';
import { test, waitUntilHydrated } from '../pages/support/visit.ts';
import { judgeCalculators, operateEveryControl } from './support/calculators.ts';
import { changeAsExtension, EXTENSION_CHANGES } from './support/extension.ts';

describe.concurrent('whose extension', () => {
  test.for(EXTENSION_CHANGES)(
    '%s before the calculators are alive',
    async (change, { visit, expect }) => {
      const { page } = await visit(home.path.de);
      await page.waitForSelector(':root[data-painted]', { state: 'attached' });
      await changeAsExtension(page, change);
      await waitUntilHydrated(page);
      expect(await judgeCalculators(page)).toEqual(['alive', 'alive']);
      const explanation = page.locator('#pensiongap-how');
      expect((await explanation.textContent())?.length).toBeGreaterThan(500);
    },
  );

  test.for(EXTENSION_CHANGES)('%s while they are used', async (change, { visit, expect }) => {
    const { page } = await visit(home.path.de);
    await waitUntilHydrated(page);
    await changeAsExtension(page, change);
    await operateEveryControl(page);
    for (const state of await judgeCalculators(page))
      expect(state).toMatch(/^(alive|readable, with a notice)$/);
  });

  test('breaks a calculator finds it alive again at the next touch', async ({ visit, expect }) => {
    const { page } = await visit(home.path.de);
    await waitUntilHydrated(page);
    await changeAsExtension(page, 'puts each button into an element of its own');
    const figure = page.locator('#pensiongap button[aria-describedby]').first();
    await figure.click();
    expect(await judgeCalculators(page)).toEqual(['readable, with a notice', 'alive']);
    await figure.click();
    await expect.poll(() => judgeCalculators(page)).toEqual(['alive', 'alive']);
    expect(await page.getByRole('alert').getByRole('button').count()).toBe(0);
  });
});
