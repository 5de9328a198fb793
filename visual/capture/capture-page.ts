import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Servers } from '../../tools/serve/servers.ts';
import type { Picture } from '../model/report.ts';
import { formatMode, isDark, isPhone, type Mode } from '../plan/modes.ts';
import { launchBrowser } from './browser.ts';
import { getInteraction, inState, withoutInteraction } from './interaction.ts';
import { loosenSticky, type PictureGlobals, type Shown, showStory } from './show-story.ts';
import { STEADY_SCRIPT } from './steady.ts';

/** Height in px of the window: what `100vh` and fixed elements refer to. */
const WINDOW_HEIGHT = 900;

/** Where the built workbench and the built site are served: URLs without a trailing slash. */
export type ServedBuild = Pick<Servers, 'workbench' | 'site'>;

/** What is shown in a page, and in which mode. */
export type Shot = Pick<Picture, 'story' | 'page' | 'mode'>;

/** A page that shows stories one after another, without a reload. */
export type CapturePage = Awaited<ReturnType<typeof openCapturePage>>;

/**
 * Modes of the same kind can share one page. A page that was printed or had forced colours cannot be
 * reused for other modes: it keeps side effects, for example a white background.
 */
export function getPageKind(mode: Mode): string {
  const { width, state } = withoutInteraction(mode);
  const media = state === 'dark' ? undefined : state;
  return [isPhone(width) ? 'touch' : 'mouse', media].join(' ');
}

/** Opens a page for a mode in its own browser: the workbench's preview without a story. */
export async function openCapturePage(built: ServedBuild, mode: Mode) {
  const browser = await launchBrowser();
  return await openIn(browser, built, mode).catch(async (error) => {
    await browser.close();
    throw error;
  });
}

async function openIn(browser: Browser, { workbench, site }: ServedBuild, mode: Mode) {
  const hasScript = mode.state !== 'no-script';
  const page = await browser.newPage({
    viewport: { width: mode.width, height: WINDOW_HEIGHT },
    deviceScaleFactor: 1,
    hasTouch: isPhone(mode.width),
    javaScriptEnabled: hasScript,
    // The browser's own; stories and pages have that of their mode.
    locale: 'en',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(STEADY_SCRIPT);
  const violations: string[] = [];
  page.on('pageerror', (error) => violations.push(`error: ${error.message.split('\n')[0]}`));
  page.on('request', (request) => {
    const url = request.url();
    const isLocal = [`${workbench}/`, `${site}/`, 'data:', 'blob:', 'about:'].some((start) =>
      url.startsWith(start),
    );
    if (!isLocal) violations.push(`network: requested ${url}, but stories have no network access`);
  });
  const devtools = await page.context().newCDPSession(page);
  let current = '';
  let last: (Shown & Pick<Picture, 'story'>) | undefined;
  const opened = {
    page,
    /** Uncaught errors, and requests to anything but the built workbench and site. */
    violations,
    /** Changes only the window's width, in px; a picture needs `enter`, which also loads fonts anew. */
    async resize(width: number): Promise<void> {
      // The same width again would paint the whole page anew.
      if (page.viewportSize()?.width === width) return;
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
    },
    /** Sets window size, media, language and brand to those of another mode of the same kind of page. */
    async enter(next: Mode): Promise<void> {
      const { locale, width, brand, state } = next;
      const scheme = isDark(state) ? 'dark' : 'light';
      const name = formatMode(withoutInteraction(next));
      if (current === name) return;
      current = name;
      last = undefined;
      await opened.resize(width);
      await page.emulateMedia({
        media: state === 'print' ? 'print' : 'screen',
        colorScheme: scheme,
        forcedColors: state === 'forced-colors' ? 'active' : 'none',
        contrast: state === 'more-contrast' ? 'more' : 'no-preference',
      });
      if (!hasScript) return;
      await page.evaluate(setGlobals, { locale, brand, scheme } satisfies PictureGlobals);
      await page.evaluate(loadFonts);
    },
    /**
     * Shows a story, or a page of the built site, in a page that is in its mode.
     * @throws when the page no longer responds
     */
    show: (shot: Shot): Promise<Shown> => Promise.race([shown(shot), rejectLate()]),
    /** A PNG of the page while its elements are in the state of a mode. */
    screenshot: ({ state, width }: Mode, height: number): Promise<Buffer> =>
      inState(devtools, state, () => screenshot(devtools, width, height)),
    close: () => browser.close(),
  };
  if (hasScript) await openPreview(page, workbench);
  // Only now, because navigating ends the emulation of print.
  await opened.enter(mode);
  return opened;

  async function shown({ story, page: path, mode: { width, state } }: Shot): Promise<Shown> {
    // A state changes nothing that the picture without it has not waited for.
    if (last?.story === story && getInteraction(state)) return last;
    const found = await (path === undefined
      ? // In one call, because a picture waits for each: both are functions of the page.
        page.evaluate<Shown>(`(${showStory})(${JSON.stringify(story)}, ${loosenSticky})`)
      : showPage(page, `${site}${path}`));
    if (path !== undefined) await paintAgain(() => screenshot(devtools, width, found.height));
    last = { ...found, story };
    return found;
  }

  /** As `showStory` does at its end: without script, a page cannot wait for a frame itself. */
  async function paintAgain(paint: () => Promise<unknown>): Promise<void> {
    const fasten = await page.evaluateHandle(loosenSticky);
    if (await fasten.evaluate((fastenAll) => fastenAll !== undefined)) {
      await paint();
      await fasten.evaluate((fastenAll) => fastenAll?.());
    }
    await fasten.dispose();
  }
}

/**
 * A PNG of the page from its upper left corner, beyond the window, too. A smaller one than the page
 * would leave gaps in the next one.
 */
async function screenshot(devtools: CDPSession, width: number, height: number): Promise<Buffer> {
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** How long a story may take, including its play function. */
const LIMIT_MS = 60_000;

async function rejectLate(): Promise<never> {
  await setTimeout(LIMIT_MS, undefined, { ref: false });
  throw new Error(`the story did not finish within ${LIMIT_MS / 1000} s`);
}

async function openPreview(page: Page, workbench: string): Promise<void> {
  // The survey runs axe once for each story; here it would take longer than the capture.
  await page.goto(
    `${workbench}/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true;checks:on`,
  );
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  // Every event would be written as text for a manager, which there is none of.
  await page.evaluate(() => {
    globalThis.__STORYBOOK_PREVIEW__.channel.transports = [];
  });
}

/** Runs in the page: the next story is shown in this language, brand and scheme. */
function setGlobals(globals: PictureGlobals): void {
  globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.update(globals);
}

/**
 * Loads all fonts before the first story, because what measures words as it is shown (MUI's tabs do)
 * would measure others, and anew at every width: Chromium keeps one size of a font for all that are
 * the same in hundredths of a pixel, so that words would look as at the width before. Fallbacks name
 * fonts of the system, which may lack them.
 */
async function loadFonts(): Promise<void> {
  const sheets = [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some((rule) => rule instanceof CSSFontFaceRule),
  );
  for (const sheet of sheets) sheet.disabled = true;
  document.body.getBoundingClientRect();
  for (const sheet of sheets) sheet.disabled = false;
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

async function showPage(page: Page, address: string): Promise<Shown> {
  const response = await page.goto(address, { waitUntil: 'load' });
  const problems = response?.ok() ? [] : [`page: ${address} responded with ${response?.status()}`];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { height, problems };
}
