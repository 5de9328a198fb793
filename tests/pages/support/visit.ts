import { type Browser, chromium, type Page } from 'playwright-core';
import { inject, test as plain } from 'vitest';
import type { Scheme } from '../../../tokens/index.ts';
import { browserLaunchOptions } from '../../../tools/browser/launch-options.ts';
import { readShift } from '../../../tools/clock/read-shift.fixture.ts';
import { shiftDate } from '../../../tools/clock/shift-date.ts';
import { SITE_PATHS } from '../../../tools/project/site-pages.ts';

/** An address that no page has. */
export const NOWHERE = '/nowhere';

/** Every page of the site, and what an address without a page shows. */
export const ALL_PATHS: readonly string[] = [...SITE_PATHS, NOWHERE];

/** A language that the site does not have, so that `/` shows the choice instead of redirecting. */
export const FOREIGN_LANGUAGE = 'fr-FR';

export interface VisitOptions {
  width?: number;
  height?: number;
  javaScript?: boolean;
  /** False blocks all font files. */
  fonts?: boolean;
  /** True where the test itself writes into the page, which the site's policy refuses. */
  writable?: boolean;
  /** The language that the browser asks for, e.g. `de-DE`. */
  language?: string;
  colorScheme?: Scheme;
  /** `reduce` for visitors who asked their system for less motion. */
  motion?: 'reduce' | 'no-preference';
  /** Prepares the page before it is opened, e.g. with answers to its requests. */
  before?: (page: Page) => Promise<unknown>;
  /**
   * True where a test only looks: the page is opened where others were before, with what the browser
   * knows of them, in half the time.
   */
  reuse?: boolean;
}

/** A page as a visitor gets it, with what happened while it loaded. */
export interface Visit {
  page: Page;
  /** Errors in the console, uncaught errors and failed requests. */
  problems: string[];
  /** URL and resource type of every request of the page. */
  requests: { url: string; kind: string }[];
}

/**
 * A test that can `visit` pages of the built site; each visit has its own browser context, unless it
 * reuses one.
 */
export const test = plain.extend<{
  visit: (path: string, options?: VisitOptions) => Promise<Visit>;
}>({
  visit: async ({ task }, use) => {
    const cleanups: (() => unknown)[] = [];
    await use(async (path, options = {}) => {
      const {
        width = DESKTOP,
        height = HEIGHT,
        colorScheme = 'light',
        motion = 'no-preference',
      } = options;
      const { reuse = false, before } = options;
      const unused = reuse ? getUnused(options) : [];
      const visit = unused.pop() ?? (await openPage(options));
      const { page, problems, requests } = visit;
      const close = () => page.context().close();
      // A page that failed a test may never answer again.
      cleanups.push(() => (reuse && task.result?.state !== 'fail' ? unused.push(visit) : close()));
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ media: null, contrast: null, colorScheme, reducedMotion: motion });
      if (reuse) await page.mouse.move(0, 0);
      problems.length = 0;
      requests.length = 0;
      await before?.(page);
      await page.goto(path.startsWith('/') ? inject('site') + path : path);
      return visit;
    });
    for (const cleanUp of cleanups) await cleanUp();
  },
});

const DESKTOP = 1264;
const HEIGHT = 800;
/** A window with a side no longer than this is that of a phone, which has a touch screen. */
const WIDEST_PHONE = 480;

/** Open pages that no test uses, by those of their options that hold as long as they are open. */
const unusedPages = new Map<string, Visit[]>();

function getUnused(options: VisitOptions): Visit[] {
  const { javaScript, fonts, writable, language } = options;
  const key = JSON.stringify([
    inject('site'),
    ...[isPhone(options), javaScript, fonts, writable, language],
  ]);
  const unused = unusedPages.get(key) ?? [];
  unusedPages.set(key, unused);
  return unused;
}

function isPhone({ width = DESKTOP, height = HEIGHT }: VisitOptions): boolean {
  return Math.min(width, height) <= WIDEST_PHONE;
}

/** An empty page in a browser context of its own. */
async function openPage(options: VisitOptions): Promise<Visit> {
  const { javaScript = true, fonts = true, writable = false, language = 'en-GB' } = options;
  const isTouched = isPhone(options);
  const context = await (await launchOnce()).newContext({
    baseURL: inject('site'),
    javaScriptEnabled: javaScript,
    bypassCSP: writable,
    locale: language,
    isMobile: isTouched,
    hasTouch: isTouched,
  });
  if (!fonts) await context.route('**/*.woff2', (route) => route.abort());
  context.setDefaultTimeout(30_000);
  // The day of the tests is that of their visitors.
  const shift = readShift();
  if (shift !== 0) await context.addInitScript(shiftDate, shift);
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: Visit['requests'] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => {
    // Leaving a page ends its requests, which is no fault of it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`${request.url()} failed`);
  });
  page.on('request', (request) => {
    requests.push({ url: request.url(), kind: request.resourceType() });
  });
  return { page, problems, requests };
}

/**
 * Waits until the page is idle, so that everything it starts by itself has run. A browser with much
 * else to do may never call that idle: two seconds are enough then.
 */
export function waitUntilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => setTimeout(resolve, 250), { timeout: 2_000 }),
      ),
  );
}

/** Scrolls to every island and waits until it is alive. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
  }
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'));
}

/**
 * Waits until the page has not moved for a quarter of a second, by its own frames: those of a busy
 * browser take longer.
 */
export function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let last = Number.NaN;
    for (let frames = 0; frames < 15; frames += 1) {
      if (scrollY !== last) frames = 0;
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}

/** The sum of all shifts since the page began to load (Cumulative Layout Shift). */
export function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 200);
      }),
  );
}

let browser: Promise<Browser> | undefined;

/**
 * The browser of this process, which all its tests share and which ends with it. One for all processes
 * would send each message twice, the second time through a socket.
 */
export function launchOnce(): Promise<Browser> {
  browser ??= browserLaunchOptions().then((options) => chromium.launch(options));
  return browser;
}
