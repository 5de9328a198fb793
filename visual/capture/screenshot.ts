import type { CDPSession } from 'playwright-core';

/**
 * A PNG of the page from its upper left corner, beyond the window, too. A smaller one than the page
 * would leave gaps in the next one.
 */
export async function screenshot(
  devtools: CDPSession,
  width: number,
  height: number,
): Promise<Buffer> {
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}
