import type { Browser, BrowserContext, Page } from 'playwright-core';
import { isPhone, type Mode, modeName } from '../modes.ts';
import type { Built } from '../plan.ts';
import type { Pointer } from './browser.ts';
import { isInteraction, releaseState, showState } from './interaction.ts';
import type { Shown } from './show-story.ts';
import { STEADY_SCRIPT } from './steady.ts';

/** Height in px of the window: what `100vh` and a fixed element see. */
export const WINDOW_HEIGHT = 900;

/** A page that shows stories in one language and brand, one after the other, without a reload. */
export interface CapturePage {
  page: Page;
  /** Address of the built site. */
  site: string;
  /** Requests to anywhere but the built workbench and site, and errors nobody caught. */
  complaints: string[];
  /** Makes the window and its media those of another mode of the same kind of page. */
  enter(mode: Mode): Promise<void>;
  /** A PNG of what is shown, with its elements in the state of the mode. */
  screenshot(mode: Mode, shown: Shown): Promise<Buffer>;
  close(): Promise<void>;
}

/** What points at a page in a mode. */
export function pointerOf({ width }: Mode): Pointer {
  return isPhone(width) ? 'touch' : 'mouse';
}

/**
 * What a page is opened for: all modes for which this is equal can share one page. A page that was
 * printed or had forced colours keeps traces of it, for example a white ground.
 */
export function kindOfPage(mode: Mode): string {
  const { locale, brand, state } = mode;
  const own = isInteraction(state) ? '' : state;
  return [locale, brand, pointerOf(mode), own].join(' ');
}

/** Opens a page for a mode in a context of its own: the workbench's preview with no story chosen. */
export async function openCapturePage(
  browser: Browser,
  { workbench, site }: Built,
  mode: Mode,
): Promise<CapturePage> {
  const hasScript = mode.state !== 'no-script';
  const context = await openContext(browser, mode, hasScript);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message.split('\n')[0]}`));
  page.on('request', (request) => {
    const url = request.url();
    const isLocal = [`${workbench}/`, `${site}/`, 'data:', 'blob:', 'about:'].some((start) =>
      url.startsWith(start),
    );
    if (!isLocal) complaints.push(`network: asked for ${url}, but stories have no network`);
  });
  const devtools = await context.newCDPSession(page);
  let entered = '';
  const opened: CapturePage = {
    page,
    site,
    complaints,
    async enter(next) {
      if (entered === modeName(next)) return;
      entered = modeName(next);
      const { width, state } = next;
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      await page.emulateMedia({
        media: state === 'print' ? 'print' : 'screen',
        forcedColors: state === 'forced-colors' ? 'active' : 'none',
      });
    },
    async screenshot({ width, state }, { height, isScrolled }) {
      if (isInteraction(state)) await showState(devtools, state);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        clip: { x: 0, y: 0, width, height, scale: 1 },
        captureBeyondViewport: isScrolled || height > WINDOW_HEIGHT,
        optimizeForSpeed: true,
      });
      if (isInteraction(state)) await releaseState(devtools);
      return Buffer.from(data, 'base64');
    },
    close: () => context.close(),
  };
  await opened.enter(mode);
  if (hasScript) await openPreview(page, workbench, mode);
  return opened;
}

async function openContext(
  browser: Browser,
  { locale, width }: Mode,
  hasScript: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    deviceScaleFactor: 1,
    hasTouch: isPhone(width),
    javaScriptEnabled: hasScript,
    locale,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(STEADY_SCRIPT);
  return context;
}

async function openPreview(page: Page, workbench: string, { locale, brand }: Mode): Promise<void> {
  // The story tests run axe already; here it would cost more than the picture.
  const globals = `locale:${locale};brand:${brand};a11y.manual:!true`;
  await page.goto(`${workbench}/iframe.html?viewMode=story&id=none&globals=${globals}`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
}
