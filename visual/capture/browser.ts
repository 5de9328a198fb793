import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { browserLaunchOptions, pinnedBrowser } from '../../tools/library/browser.ts';

/**
 * Arguments of Chromium. Its own way to capture beyond the window makes the window 1 px wide for a
 * moment, in which pictures change their source; a page whose contents are not clipped needs no such
 * way. The pointer settings are those that Playwright passes and that these replace.
 */
const ARGUMENTS = [
  '--blink-settings=mainFrameClipsContent=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  // Otherwise a large image may be painted only after the capture, although it is decoded.
  '--disable-checker-imaging',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Launches the pinned browser (or that of `CHROMIUM_PATH`) without network access. */
export async function launchBrowser(): Promise<Browser> {
  launchOptions ??= browserLaunchOptions();
  const options = await launchOptions;
  return await chromium.launch({ ...options, args: [...(options.args ?? []), ...ARGUMENTS] });
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
