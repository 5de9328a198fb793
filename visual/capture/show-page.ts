import type { Page } from 'playwright-core';
import type { Shown } from './show-story.ts';

/** Shows a page of the built site in a page without script, as somebody sees it who blocks scripts. */
export async function showPage(page: Page, address: string): Promise<Shown> {
  const response = await page.goto(address, { waitUntil: 'load' });
  const problems = response?.ok() ? [] : [`page: ${address} answered ${response?.status()}`];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { height, isScrolled: false, problems };
}
