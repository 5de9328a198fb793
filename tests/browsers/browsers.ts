import { globSync } from 'node:fs';
import { delimiter } from 'node:path';
import { browserLaunchOptions } from '../../tools/browser/launch-options.ts';
import type { Browser } from './browser.ts';
import { launchByPuppeteer } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

/** A browser that may be installed here. */
interface Installable {
  name: string;
  /** How to install it on Debian. */
  install: string;
  /** @returns what starts it; undefined if a part of it is missing */
  find(): (() => Promise<Browser>) | undefined;
}

/** The browsers that are compared with Chromium. */
export const OTHERS: readonly Installable[] = [
  {
    name: 'Firefox',
    install: 'apt-get install firefox-esr',
    find() {
      const [executablePath] = findPrograms('firefox-esr', 'firefox');
      const extraPrefsFirefox = { 'ui.useOverlayScrollbars': 1 };
      return executablePath
        ? () => launchByPuppeteer({ browser: 'firefox', executablePath, extraPrefsFirefox })
        : undefined;
    },
  },
  {
    name: 'WebKitGTK',
    install: 'apt-get install webkit2gtk-driver xvfb',
    find() {
      const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
      const [driver, screen] = findPrograms('WebKitWebDriver', 'Xvfb');
      return browser && driver && screen
        ? () => launchWebKit({ browser, driver, screen })
        : undefined;
    },
  },
];

/** Starts the browser that the others are compared with: that of all other tests. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath = '', args = [], env = {} } = await browserLaunchOptions();
  return launchByPuppeteer({ executablePath, args, env });
}

function findPrograms(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) =>
    globSync(folders.map((folder) => `${folder}/${name}`)).slice(0, 1),
  );
}
