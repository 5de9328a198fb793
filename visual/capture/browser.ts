import { type Browser, chromium } from 'playwright-core';
import { browserLaunchOptions, pinnedBrowser } from '../../tools/browser.ts';

/** What points at pages: some rules apply only where something can hover, others only where not. */
export type Pointer = 'mouse' | 'touch';

/**
 * As Blink's own settings: those that emulate touch in a page are lost while a picture is taken that
 * is higher than the window.
 */
const SETTINGS: Record<Pointer, readonly string[]> = {
  mouse: [],
  touch: [
    '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2',
  ],
};

/** Launches the pinned browser (or that of `CHROMIUM_PATH`) without any way to a network. */
export async function launchBrowser(pointer: Pointer): Promise<Browser> {
  const options = await browserLaunchOptions();
  const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
  const args = [...(options.args ?? []), ...SETTINGS[pointer], offline];
  return await chromium.launch({ ...options, args });
}

/** The browser that takes the pictures, for reports. */
export function browserName(): string {
  return process.env.CHROMIUM_PATH || `Chromium ${pinnedBrowser().version} of the lockfile`;
}

/** Whether the pinned browser takes the pictures: another one draws other pixels. */
export function isPinned(): boolean {
  return !process.env.CHROMIUM_PATH;
}
