import type { Page } from 'playwright-core';

/** Makes an error in the console of what the page's security policy refuses. */
export async function reportRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
}
