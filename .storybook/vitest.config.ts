import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { LOCALES } from '../site/locales.ts';
import { browserLaunchOptions } from '../tools/browser.ts';

const launchOptions = await browserLaunchOptions();
const root = new URL('..', import.meta.url).pathname;

/** Logic in Node, every story in the pinned browser once per language, the built pages in it too. */
export default defineConfig({
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['{tokens,design-system,site,stories,tools}/**/*.test.{ts,tsx}'],
          exclude: ['site/pages/**'],
        },
      },
      ...LOCALES.map((locale) => ({
        root,
        plugins: [storybookTest({ configDir: `${root}.storybook`, initialGlobals: { locale } })],
        test: {
          name: `stories-${locale}`,
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
      })),
    ],
  },
});
