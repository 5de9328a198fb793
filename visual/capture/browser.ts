import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { browserLaunchOptions, pinnedBrowser } from '../../tools/browser/launch-options.ts';

/**
 * Arguments of Chromium. Its option to capture beyond the window resizes the window to 1 px for a
 * moment, in which images change their source; without clipping, that option is not needed. The
 * pointer settings repeat those of Playwright, whose own argument this one replaces.
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
export function getBrowserName(): string {
  return process.env.CHROMIUM_PATH || `Chromium ${pinnedBrowser().version} of the lockfile`;
}

/** Whether the pinned browser captures the pictures: another one renders different pixels. */
export function isPinned(): boolean {
  return !process.env.CHROMIUM_PATH;
}
