import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { Locale } from '../site/i18n/locales.ts';
import { LANDING_STORIES_TITLE, storyExportOf } from '../tools/library/landing/stories.ts';
import { ROOT } from '../tools/project/paths.ts';

/**
 * The file whose stories are generated from the landing table: every row gets its stories. On disk
 * it holds only the meta. Its name does not end in `.stories.tsx`, because Storybook reads the
 * source of every story in such a file from disk, and these have none.
 */
export const LANDING_STORIES_FILE = 'stories/landings/every-landing.tsx';

/** The tag of stories that exist in one language only, so that tests skip them in the other. */
export function onlyIn(locale: Locale): string {
  return `only-${locale}`;
}

export const landingStoriesIndexer: Indexer = {
  test: new RegExp(`${LANDING_STORIES_FILE}$`),
  createIndex: async (fileName) => {
    const stories = await landingStories();
    return stories.map(({ exportName, name, tags }) => ({
      type: 'story' as const,
      importPath: fileName,
      exportName,
      name,
      tags,
      title: LANDING_STORIES_TITLE,
    }));
  },
};

export const landingStoriesPlugin: Plugin = {
  name: 'fernblick:landing-stories',
  enforce: 'pre',
  configureServer({ watcher }) {
    // A landing that was added or removed gets or loses its stories without a restart.
    watcher.on('change', async (file) => {
      const now = new Date();
      if (file === LANDING_TABLE) await utimes(join(ROOT, LANDING_STORIES_FILE), now, now);
    });
  },
  async transform(code, id) {
    if (!id.endsWith(LANDING_STORIES_FILE)) return null;
    const stories = await landingStories();
    const exports = stories.map(
      ({ exportName, ...story }) => `export const ${exportName} = ${objectLiteral(story)};`,
    );
    return { code: [code, ...exports].join('\n'), map: null };
  },
};

const LANDING_TABLE = join(ROOT, 'site/landings/index.ts');

/** The stories of the landing table as it is now: Node keeps a module for as long as its query. */
async function landingStories() {
  const { mtimeMs } = await stat(LANDING_TABLE);
  const { LANDING_PAGES }: typeof import('../site/landings/index.ts') = await import(
    `../site/landings/index.ts?changed=${mtimeMs}`
  );
  return LANDING_PAGES.map(({ key, locale }) => ({
    exportName: storyExportOf(key, locale),
    name: `${key} (${locale})`,
    // Fourteen whole pages are too much for one documentation page.
    tags: ['!autodocs', onlyIn(locale)],
    args: { landing: key },
    globals: { locale },
  }));
}

/** Storybook reads name and tags from the syntax tree and ignores quoted keys. */
function objectLiteral(fields: Record<string, unknown>): string {
  const entries = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `{ ${entries.join(', ')} }`;
}
