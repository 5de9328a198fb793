import puppeteer, { type LaunchOptions, ProtocolError } from 'puppeteer-core';
import { type Browser, type Tab, WINDOW_HEIGHT } from './browser.ts';

/** Starts Chromium, or Firefox, which needs no driver: both speak WebDriver BiDi or their own protocol. */
export async function launchByPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch(options);
  return {
    close: () => browser.close(),
    async open(url, width): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: WINDOW_HEIGHT }).catch(ignoreUnknownCommand);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        // The page itself may be the one that says 404.
        const isAboutPage =
          message.text().startsWith('Failed to load') && message.location().url === url;
        if (message.type() === 'error' && !isAboutPage) errors.push(message.text());
      });
      await page.goto(url, { waitUntil: 'load' });
      return {
        evaluate: (read, selector = '') => page.evaluate(read, selector),
        async press(selector, key) {
          await page.focus(selector);
          await page.keyboard.press(key);
        },
        reload: async () => void (await page.reload({ waitUntil: 'load' })),
        capture: () => page.screenshot({ fullPage: true }),
        listErrors: async () => errors,
        close: () => context.close(),
      };
    },
  };
}

/** Firefox 140, Debian's, sets the size but knows no orientation of a screen, which is asked for with it. */
function ignoreUnknownCommand(error: unknown): void {
  if (!(error instanceof ProtocolError && error.message.includes('unknown command'))) throw error;
}
