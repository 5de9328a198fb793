import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { ownEditorRequests } from '../site/dev/own-editor-requests.ts';
import { type Locale, listOtherLocales } from '../site/i18n/locales.ts';
import { browserLaunchOptions } from '../tools/browser/launch-options.ts';
import { getLocaleTag } from './landing-stories.ts';

const launchOptions = await browserLaunchOptions();
const root = fileURLToPath(new URL('..', import.meta.url));

/** The language with the longer words. */
const LOCALE: Locale = 'de';

/**
 * Lets stories be tests in a folder of any name: Storybook compares the path of a story with its address,
 * in which it decodes nothing but spaces.
 */
const anyFolder: Plugin = {
  name: 'fernblick:any-folder',
  enforce: 'post',
  transform: {
    filter: { code: 'convertToFilePath(import.meta.url)' },
    handler: (code) =>
      code.replaceAll(
        'convertToFilePath(import.meta.url)',
        'convertToFilePath(decodeURIComponent(import.meta.url))',
      ),
  },
};

/**
 * Stories as tests, for the workbench's testing panel and `npm run test:stories`. `npm test` leaves
 * them out: the picture run shows all of them in every language and checks them in the same way.
 */
export default defineConfig({
  root,
  plugins: [
    ownEditorRequests('workbench'),
    anyFolder,
    storybookTest({
      configDir: `${root}.storybook`,
      initialGlobals: { locale: LOCALE },
      tags: { exclude: listOtherLocales(LOCALE).map(getLocaleTag) },
    }),
  ],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // One page takes all stories, as the workbench does, and loads every module once.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});
