import type { Page } from 'playwright-core';
import type { Shown } from './show-story.ts';

/** Shows a page of the built site with JavaScript disabled. */
export async function showPage(page: Page, address: string): Promise<Shown> {
  const response = await page.goto(address, { waitUntil: 'load' });
  const problems = response?.ok() ? [] : [`page: ${address} responded with ${response?.status()}`];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { height, isScrolled: false, problems };
}
