import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { browserLaunchOptions, pinnedBrowser } from '../../tools/library/browser.ts';

/** The pointing device: some style rules apply only where it can hover, others only where it cannot. */
export type Pointer = 'mouse' | 'touch';

/**
 * As Blink settings of the browser: touch emulation of a page is lost while a screenshot that is
 * taller than the window is taken.
 */
const SETTINGS: Record<Pointer, readonly string[]> = {
  mouse: [],
  touch: [
    '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2',
  ],
};

/** Otherwise a large image may be painted only after the capture, although it is decoded. */
const IMAGES_AT_ONCE = '--disable-checker-imaging';

/** Launches the pinned browser (or that of `CHROMIUM_PATH`) without network access. */
export async function launchBrowser(pointer: Pointer): Promise<Browser> {
  launchOptions ??= browserLaunchOptions();
  const options = await launchOptions;
  const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
  const args = [...(options.args ?? []), ...SETTINGS[pointer], IMAGES_AT_ONCE, offline];
  return await chromium.launch({ ...options, args });
}

/** Made once, because the first call unpacks the browser, which two calls at a time would damage. */
let launchOptions: Promise<LaunchOptions> | undefined;

/** The name of the capturing browser, for reports. */
export function browserName(): string {
  return process.env.CHROMIUM_PATH || `Chromium ${pinnedBrowser().version} of the lockfile`;
}

/** Whether the pinned browser captures the pictures: another one renders different pixels. */
export function isPinned(): boolean {
  return !process.env.CHROMIUM_PATH;
}
