import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { composerPlugin, isComposerScript } from '../composer/server/composer-plugin.ts';
import { editedFilesPlugin } from '../site/dev/edited-files-plugin.ts';
import { ownEditorRequests } from '../site/dev/own-editor-requests.ts';
import { FONT_FOLDER } from '../tokens/fonts/cut-fonts.ts';
import { ROOT } from '../tools/project/paths.ts';
import { moduleGraphPlugin } from '../visual/causes/module-graph-plugin.ts';
import { cataloguePlugin } from './catalogue/catalogue-plugin.ts';
import { componentStories } from './component-stories.ts';
import { docgenPlugin } from './docgen/docgen-plugin.ts';
import { landingSetsPlugin } from './landing-sets.ts';
import {
  LANDING_STORIES_FILE,
  landingStoriesIndexer,
  landingStoriesPlugin,
} from './landing-stories.ts';
import { saveBrandPlugin } from './playground/save-brand-plugin.ts';
import { readNames, writeNames } from './search/names-for-search.ts';
import { virtualModules } from './virtual-modules.ts';

/** No story depends on the page of guidance, which shows every component. */
const GUIDANCE_PAGE = join(ROOT, '.storybook/guidance/GuidancePage.tsx');

/** Coding assistants ask a dev server only: neither a build of the workbench nor tests of stories. */
const isDevServer = !['production', 'test'].includes(process.env.NODE_ENV ?? '');

export default {
  framework: '@storybook/react-vite',
  // A component and a section are listed by the name of their file.
  stories: [
    '../stories/**/*.mdx',
    ...componentStories,
    { directory: '../stories/sections', files: '*.stories.tsx', titlePrefix: 'Sections' },
    '../stories/!(components|sections)/**/*.stories.@(ts|tsx)',
    `../${LANDING_STORIES_FILE}`,
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    './manifest/preset.ts',
    './editor/preset.ts',
    ...(isDevServer ? ['@storybook/addon-mcp'] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A story's background is a token like everything else: `Band` paints it, not the toolbar.
  features: {
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    // What code below stories and coding assistants read.
    componentsManifest: true,
    // What the names of `search/` come in by.
    experimentalSearchDocsHeadings: true,
  },
  // `docgen/` reads more of our components; the readers by types need TypeScript 6 (decision 38).
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers = []) => [landingStoriesIndexer, ...indexers],
  // Vite does not build Storybook's own UI, so its font is served as a static file.
  staticDirs: [{ from: FONT_FOLDER, to: '/workbench-fonts' }],
  managerHead: `<style>@font-face{font-family:"Source Sans 3 Variable";font-weight:200 900;src:url(./workbench-fonts/common/text.woff2) format("woff2")}</style>${writeNames(await readNames())}`,
  viteFinal: (config, { configType }) => ({
    ...config,
    plugins: [
      ownEditorRequests('workbench'),
      // An edited component, look or text takes the place of the old one, without loading again all that
      // uses it: what gives stories the theme and the texts is exchanged.
      configType === 'DEVELOPMENT' &&
        react({
          refreshInclude: /\/(design-system\/.+|AsInToolbar|BrandTheme|PreviewBrand)\.tsx$/,
        }),
      editedFilesPlugin,
      landingStoriesPlugin,
      landingSetsPlugin,
      moduleGraphPlugin((id) => isComposerScript(id) || id === GUIDANCE_PAGE),
      docgenPlugin,
      cataloguePlugin,
      ...virtualModules,
      composerPlugin,
      saveBrandPlugin,
      ...(config.plugins ?? []),
    ],
    define: {
      ...config.define,
      'import.meta.env.BRAND': JSON.stringify('fernblick'),
      // Stories show the ledger as it was confirmed, so that they look the same on every day.
      'process.env.OUT_OF_DATE': JSON.stringify(''),
    },
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
