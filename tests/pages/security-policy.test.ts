import { describe } from 'vitest';
import { reportRefusals } from './support/refusals.ts';
import { test } from './support/visit.ts';

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
