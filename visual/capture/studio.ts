import { type Browser, chromium, type Page } from 'playwright-core';
import { browserLaunchOptions, pinnedBrowser } from '../../tools/browser.ts';
import type { Mode } from '../modes.ts';
import { STEADY_SCRIPT } from './steady.ts';

/** Height in px of the window: what `100vh` and a fixed element see. */
export const WINDOW_HEIGHT = 900;

/** A page that shows stories in one language and brand, one after the other, without being loaded anew. */
export interface Studio {
  page: Page;
  /** A PNG of the page's upper left corner. */
  photograph(width: number, height: number, isBeyondWindow: boolean): Promise<Buffer>;
  /** Makes the window as wide as another mode, in px. */
  widen(width: number): Promise<void>;
  /** Addresses outside of the workbench that were asked for, and errors nobody caught. */
  complaints: string[];
  close(): Promise<void>;
}

/** Launches the pinned browser (or that of `CHROMIUM_PATH`) without any way to a network. */
export async function launchBrowser(): Promise<Browser> {
  const options = await browserLaunchOptions();
  const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
  return await chromium.launch({ ...options, args: [...(options.args ?? []), offline] });
}

/** The browser that takes the pictures, for reports. */
export function browserName(): string {
  return process.env.CHROMIUM_PATH ?? `Chromium ${pinnedBrowser().version} of the lockfile`;
}

/** Whether it is another browser than the pinned one: its pixels differ, so nothing can be accepted. */
export function isOtherBrowser(): boolean {
  return process.env.CHROMIUM_PATH !== undefined;
}

/** Opens the workbench's preview in a mode, in a context of its own, with no story chosen yet. */
export async function openStudio(browser: Browser, workbench: string, mode: Mode): Promise<Studio> {
  const context = await browser.newContext({
    viewport: { width: mode.width, height: WINDOW_HEIGHT },
    deviceScaleFactor: 1,
    locale: mode.locale,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(STEADY_SCRIPT);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message.split('\n')[0]}`));
  page.on('request', (request) => {
    const url = request.url();
    const isLocal = url.startsWith(`${workbench}/`) || /^(data|blob|about):/.test(url);
    if (!isLocal) complaints.push(`network: asked for ${url}, but stories have no network`);
  });
  await page.goto(`${workbench}/iframe.html?viewMode=story&id=none&globals=${globals(mode)}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown };
    };
    return preview?.storyStoreValue !== undefined;
  });
  const devtools = await context.newCDPSession(page);
  return {
    page,
    complaints,
    async photograph(width, height, isBeyondWindow) {
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        clip: { x: 0, y: 0, width, height, scale: 1 },
        captureBeyondViewport: isBeyondWindow,
        optimizeForSpeed: true,
      });
      return Buffer.from(data, 'base64');
    },
    widen: (width) => page.setViewportSize({ width, height: WINDOW_HEIGHT }),
    close: () => context.close(),
  };
}

/** The story tests run axe already; here it would cost more than the picture. */
function globals({ locale, brand }: Mode): string {
  return `locale:${locale};brand:${brand};a11y.manual:!true`;
}
