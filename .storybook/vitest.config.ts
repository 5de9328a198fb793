import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { scenesPlugin } from '../design-system/vite/scenes-plugin.ts';
import { keysOf } from '../lib/objects.ts';
import { contentPlugin } from '../site/content/service/content-plugin.ts';
import { getOtherLocale, type Locale } from '../site/i18n/locales.ts';
import { islandMessagesPlugin } from '../site/islands/island-messages-plugin.ts';
import { reportStandInPlugin } from '../site/report/report-plugin.ts';
import { brandTokens } from '../tokens/index.ts';
import { browserLaunchOptions } from '../tools/browser/launch-options.ts';
import { SISTER_BRAND } from '../tools/project/sister-brand.ts';
import { onlyIn } from './landing-stories.ts';

const launchOptions = await browserLaunchOptions();
/** Pages respond quickly, but not on a busy machine. */
const EXPECT = { poll: { timeout: 10_000 } };
const root = new URL('..', import.meta.url).pathname;

/** What the site's modules import that no file holds. */
const virtualModules = [
  islandMessagesPlugin,
  scenesPlugin(keysOf(brandTokens)),
  contentPlugin(),
  reportStandInPlugin,
];

/**
 * What differs between brands: colours, name, texts, files and what pages are made of. A build with
 * `BRAND` in the place of the first brand's takes all tests of pages: `BRAND=… npm run test:some`.
 */
const PAGE_TESTS_OF_EVERY_BRAND = [
  ...['accessibility', 'budgets', 'calls-to-action', 'css', 'head', 'html', 'icons', 'language'],
  ...['length', 'links', 'no-visitors', 'own-text', 'pictures', 'report', 'search'],
];

/**
 * The language with the longer words. Play functions run in every language as the pictures are taken;
 * what axe finds in a story is the same in all of them.
 */
const STORY_LOCALE: Locale = 'de';

/** Their files mock nothing, so that they can share what they import, and the connection to the browser. */
const PAGE_TESTS = { isolate: false, testTimeout: 30_000, expect: EXPECT };

/** Tests beside the code, by the end of their names. Those of built pages have a folder of their own. */
function testsNamed(end: string): string {
  return `{lib,tokens,design-system,site,stories,composer,tools,visual,tests/{source,visual-mutations},.storybook}/**/*.${end}.{ts,tsx}`;
}

/**
 * `unit` needs neither a browser nor other programs and takes seconds; `integration` starts programs,
 * servers and builds; `browser`, `pages…` and `stories` use the pinned browser.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core unused.
    maxWorkers: availableParallelism(),
    projects: [
      {
        root,
        plugins: virtualModules,
        test: {
          name: 'unit',
          include: [testsNamed('test')],
          exclude: [testsNamed('integration.test'), testsNamed('browser.test')],
          // Importing the first story also imports most of the site and the design system.
          testTimeout: 20_000,
        },
      },
      {
        root,
        plugins: virtualModules,
        test: {
          name: 'integration',
          include: [testsNamed('integration.test')],
          testTimeout: 30_000,
          expect: EXPECT,
        },
      },
      {
        root,
        plugins: virtualModules,
        test: {
          name: 'browser',
          include: [testsNamed('browser.test')],
          testTimeout: 30_000,
          expect: EXPECT,
        },
      },
      {
        root,
        plugins: virtualModules,
        test: {
          name: 'pages',
          ...PAGE_TESTS,
          include: ['tests/pages/*.test.{ts,tsx}'],
          globalSetup: 'tests/pages/support/serve-and-launch.ts',
        },
      },
      {
        root,
        test: {
          name: 'pages-of-sister-brand',
          ...PAGE_TESTS,
          include: [`tests/pages/{${PAGE_TESTS_OF_EVERY_BRAND.join()}}.test.ts`],
          globalSetup: 'tests/pages/support/sister-brand.ts',
          env: SISTER_BRAND,
        },
      },
      {
        root,
        test: {
          name: 'pages-for-visitors',
          ...PAGE_TESTS,
          include: ['tests/pages/visitors/*.test.ts'],
          globalSetup: 'tests/pages/visitors/build-and-serve.ts',
        },
      },
      {
        root,
        plugins: [
          storybookTest({
            configDir: `${root}.storybook`,
            initialGlobals: { locale: STORY_LOCALE },
            tags: { exclude: [onlyIn(getOtherLocale(STORY_LOCALE))] },
          }),
        ],
        test: {
          name: 'stories',
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
      },
    ],
  },
});
