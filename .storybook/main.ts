import type { StorybookConfig } from '@storybook/react-vite';
import { landingStoriesIndexer, landingStoriesPlugin } from './landing-stories.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) => [landingStoriesIndexer, ...indexers],
  viteFinal: (config) => ({
    ...config,
    plugins: [landingStoriesPlugin, ...(config.plugins ?? [])],
    define: { ...config.define, 'import.meta.env.BRAND': JSON.stringify('fernblick') },
  }),
} satisfies StorybookConfig;
