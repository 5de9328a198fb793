import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { virtualModules } from '../.storybook/virtual-modules.ts';
import { browserLaunchOptions } from '../tools/browser/launch-options.ts';
import { SISTER_BRAND } from '../tools/project/sister-brand.ts';

/** Pages respond quickly, but not on a busy machine. */
const EXPECT = { poll: { timeout: 10_000 } };
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Brands differ in colours, name, texts, files and the parts of pages. A build with `BRAND` in the
 * place of the first brand's takes all tests of pages: `BRAND=… npm run test:some`.
 */
const PAGE_TESTS_OF_EVERY_BRAND = [
  ...[
    'accessibility',
    'budgets',
    'calls-to-action',
    'color-scheme',
    'css',
    'fonts',
    'head',
    'html',
    'icons',
  ],
  ...['language', 'length', 'links', 'no-visitors', 'own-text', 'pictures', 'report', 'search'],
];

/** Tests beside the code, by the end of their names. Those of built pages have a folder of their own. */
function matchTests(end: string): string {
  return `{lib,tokens,design-system,site,stories,composer,tools,visual,tests/{additions,browsers,source,visual-mutations},.storybook}/**/*.${end}.{ts,tsx}`;
}

/** Tests that start programs, servers, builds or a browser. */
function defineSlowTests(name: string): TestProjectConfiguration {
  return {
    root,
    plugins: virtualModules,
    test: { name, include: [matchTests(`${name}.test`)], testTimeout: 60_000, expect: EXPECT },
  };
}

/** Tests of built pages. Their files mock nothing, so that they share imports and the browser. */
function definePageTests(
  name: string,
  files: string[],
  setup: string,
  env = {},
): TestProjectConfiguration {
  return {
    root,
    plugins: virtualModules,
    test: {
      name,
      include: files.map((pattern) => `tests/${pattern}`),
      globalSetup: `tests/pages/${setup}`,
      env,
      isolate: false,
      testTimeout: 60_000,
      expect: EXPECT,
    },
  };
}

/**
 * `unit` needs neither a browser nor other programs and takes seconds; `integration` starts programs,
 * servers and builds; `browser` and `pages…` use the pinned browser. Stories have a configuration of
 * their own, `.storybook/vitest.config.ts`: the picture run shows and checks them too.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core unused.
    maxWorkers: availableParallelism(),
    // More pages at once only wait for one another.
    maxConcurrency: 2,
    projects: [
      {
        root,
        plugins: virtualModules,
        test: {
          name: 'unit',
          include: [matchTests('test')],
          exclude: ['integration', 'browser', 'conformance'].map((kind) =>
            matchTests(`${kind}.test`),
          ),
          // They replace no modules, so that files share what they import.
          isolate: false,
          // Importing the first story also imports most of the site and the design system.
          testTimeout: 60_000,
        },
      },
      defineSlowTests('integration'),
      defineSlowTests('browser'),
      {
        root,
        // What a test imports anew would else arrive in the middle of another, and reload the page.
        optimizeDeps: { force: true },
        test: {
          name: 'conformance',
          include: [matchTests('conformance.test')],
          expect: EXPECT,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      definePageTests(
        'pages',
        ['pages/*.test.{ts,tsx}', 'visitors/*.test.ts'],
        'support/serve-build.ts',
      ),
      definePageTests(
        'pages-of-sister-brand',
        [`pages/{${PAGE_TESTS_OF_EVERY_BRAND.join()}}.test.ts`],
        'support/sister-brand.ts',
        SISTER_BRAND,
      ),
      definePageTests(
        'pages-for-visitors',
        ['pages/visitors/*.test.ts'],
        'visitors/build-and-serve.ts',
      ),
    ],
  },
});
