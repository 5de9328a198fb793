import { utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '../site/i18n/locales.ts';
import { parseLandings } from '../site/landings/landing-file.ts';
import { readFiles } from '../site/landings/read-files.ts';
import { getStoryExport, LANDING_STORIES_TITLE } from '../tools/landing/stories.ts';
import { ROOT } from '../tools/project/paths.ts';

/**
 * The file whose stories are generated from the landings: each gets its stories. On disk
 * it holds only the meta. Its name does not end in `.stories.tsx`, because Storybook reads the
 * source of every story in such a file from disk, and these have none.
 */
export const LANDING_STORIES_FILE = 'stories/landings/every-landing.tsx';

/** The tag of stories that exist in one language only, so that tests skip them in the other. */
export function getLocaleTag(locale: Locale): string {
  return `only-${locale}`;
}

export const landingStoriesIndexer: Indexer = {
  test: new RegExp(`${LANDING_STORIES_FILE}$`),
  createIndex: async (importPath) =>
    listLandingStories().map(({ args: _args, globals: _globals, ...story }) => ({
      ...story,
      type: 'story',
      importPath,
      title: LANDING_STORIES_TITLE,
    })),
};

export const landingStoriesPlugin: Plugin = {
  name: 'fernblick:landing-stories',
  enforce: 'pre',
  configureServer({ watcher }) {
    // A landing that was added or removed gets or loses its stories without a restart.
    for (const event of ['add', 'unlink'] as const) {
      watcher.on(event, async (file) => {
        const now = new Date();
        if (dirname(file) === LANDINGS) await utimes(join(ROOT, LANDING_STORIES_FILE), now, now);
      });
    }
  },
  async transform(code, id) {
    if (!id.endsWith(LANDING_STORIES_FILE)) return null;
    const stories = listLandingStories();
    const exports = stories.map(
      ({ exportName, ...story }) => `export const ${exportName} = ${formatObject(story)};`,
    );
    return { code: [code, ...exports].join('\n'), map: null };
  },
};

const LANDINGS = join(ROOT, 'site/landings');

/** The stories of the landings as they are on disk now. */
function listLandingStories() {
  const names = Object.keys(parseLandings(readFiles(LANDINGS)));
  return names.flatMap((name) =>
    LOCALES.map((locale) => ({
      exportName: getStoryExport(name, locale),
      name: `${name} (${locale})`,
      // Fourteen whole pages are too much for one documentation page.
      tags: ['!autodocs', getLocaleTag(locale)],
      args: { landing: name },
      globals: { locale },
    })),
  );
}

/** Storybook reads name and tags from the syntax tree and ignores quoted keys. */
function formatObject(fields: Record<string, unknown>): string {
  const entries = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `{ ${entries.join(', ')} }`;
}
