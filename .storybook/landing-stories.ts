import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { LANDING_PAGES } from '../site/landings/index.ts';

/**
 * Stories of all landings, made from the landing table: whoever adds a row gets its stories. The file
 * on disk holds the meta; the exports, one per landing and language, are written here.
 */
const LANDING_STORIES = /landings\.stories\.tsx$/;

const stories = LANDING_PAGES.map(({ key, locale }) => ({
  exportName: `${key}_${locale}`.replace(/\W/g, '_'),
  name: `${key} (${locale})`,
  key,
  locale,
}));

export const landingStoriesIndexer: Indexer = {
  test: LANDING_STORIES,
  createIndex: async (fileName, { makeTitle }) =>
    stories.map(({ exportName, name }) => ({
      type: 'story' as const,
      importPath: fileName,
      exportName,
      name,
      title: makeTitle('Landings'),
      tags: ['landing'],
    })),
};

export const landingStoriesPlugin: Plugin = {
  name: 'fernblick:landing-stories',
  enforce: 'pre',
  transform(code, id) {
    if (!LANDING_STORIES.test(id)) return null;
    const exports = stories.map(
      ({ exportName, name, key, locale }) =>
        `export const ${exportName} = { name: ${JSON.stringify(name)}, args: { landing: ${JSON.stringify(key)} }, globals: { locale: ${JSON.stringify(locale)} } };`,
    );
    return { code: [code, ...exports].join('\n'), map: null };
  },
};
