import type { StorybookConfig } from '@storybook/react-vite';
import type { UserConfig } from 'vite';
import { composerPlugin, isComposerScript } from '../composer/server/composer-plugin.ts';
import { FONT_FOLDER } from '../tokens/fonts/cut-fonts.ts';
import { moduleGraphPlugin } from '../visual/causes/module-graph-plugin.ts';
import { landingSetsPlugin } from './landing-sets.ts';
import {
  LANDING_STORIES_FILE,
  landingStoriesIndexer,
  landingStoriesPlugin,
} from './landing-stories.ts';
import { virtualModules } from './virtual-modules.ts';

export default {
  framework: '@storybook/react-vite',
  // A component and a section are listed by the name of their file.
  stories: [
    '../stories/**/*.mdx',
    { directory: '../stories/components', files: '*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../stories/sections', files: '*.stories.tsx', titlePrefix: 'Sections' },
    '../stories/!(components|sections)/**/*.stories.@(ts|tsx)',
    `../${LANDING_STORIES_FILE}`,
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '../visual/storybook/preset.ts',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A story's background is a token like everything else: `Band` paints it, not the toolbar.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) => [landingStoriesIndexer, ...indexers],
  // Vite does not build Storybook's own UI, so its font is served as a static file.
  staticDirs: [{ from: FONT_FOLDER, to: '/workbench-fonts' }],
  managerHead: `<style>@font-face{font-family:"Source Sans 3 Variable";font-weight:200 900;src:url(./workbench-fonts/common/text.woff2) format("woff2")}</style>`,
  viteFinal: (config) => ({
    ...config,
    plugins: [
      landingStoriesPlugin,
      landingSetsPlugin,
      moduleGraphPlugin(isComposerScript),
      ...virtualModules,
      composerPlugin,
      ...(config.plugins ?? []),
    ],
    define: { ...config.define, 'import.meta.env.BRAND': JSON.stringify('fernblick') },
    build: { ...config.build, ...suppressNoise(config.build) },
  }),
} satisfies StorybookConfig;

/**
 * Suppresses two warnings that do not concern our code: 'use client' directives in libraries, which
 * mean nothing to a bundler, and chunk sizes, because the workbench ships axe and its own
 * documentation renderer.
 */
function suppressNoise(build: UserConfig['build']): UserConfig['build'] {
  return {
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      ...build?.rolldownOptions,
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  };
}
