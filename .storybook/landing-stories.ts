import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { LANDING_PAGES } from '../site/landings/index.ts';
import type { Locale } from '../site/locales.ts';

/**
 * The file whose stories are generated from the landing table: every row gets its stories. On disk
 * it holds only the meta. Its name does not end in `.stories.tsx`, because Storybook reads the
 * source of every story in such a file from disk, and these have none.
 */
export const LANDING_STORIES_FILE = 'stories/landings/every-landing.tsx';

/** Where they appear in the sidebar. */
export const LANDING_STORIES_TITLE = 'Landings/Every landing';

/** The tag of stories that exist in one language only, so that tests skip them in the other. */
export function onlyIn(locale: Locale): string {
  return `only-${locale}`;
}

const stories = LANDING_PAGES.map(({ key, locale }) => ({
  exportName: `${key}_${locale}`,
  name: `${key} (${locale})`,
  // Fourteen whole pages are too much for one documentation page.
  tags: ['!autodocs', onlyIn(locale)],
  args: { landing: key },
  globals: { locale },
}));

export const landingStoriesIndexer: Indexer = {
  test: new RegExp(`${LANDING_STORIES_FILE}$`),
  createIndex: async (fileName) =>
    stories.map(({ exportName, name, tags }) => ({
      type: 'story' as const,
      importPath: fileName,
      exportName,
      name,
      tags,
      title: LANDING_STORIES_TITLE,
    })),
};

export const landingStoriesPlugin: Plugin = {
  name: 'fernblick:landing-stories',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(LANDING_STORIES_FILE)) return null;
    const exports = stories.map(
      ({ exportName, ...story }) => `export const ${exportName} = ${objectLiteral(story)};`,
    );
    return { code: [code, ...exports].join('\n'), map: null };
  },
};

/** Storybook reads name and tags from the syntax tree and ignores quoted keys. */
function objectLiteral(fields: Record<string, unknown>): string {
  const entries = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `{ ${entries.join(', ')} }`;
}
