import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { composeStories } from '@storybook/react-vite';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../site/locales.ts';
import { SiteProvider } from '../../site/SiteProvider.tsx';
import { textFor } from '../../site/text-for.ts';
import { ROOT } from '../project.ts';

/** Components without a story of their own, each with the reason. */
const WITHOUT_STORY: Record<string, string> = {
  GlobalStyle: 'it renders nothing visible, and every story uses it',
};

type StoryFile = Parameters<typeof composeStories>[0];

const components = globSync('design-system/*/', { cwd: ROOT })
  .map((path) => basename(path))
  .sort();
const modules = import.meta.glob<Record<string, unknown>>('../../design-system/*/*.tsx');
const stories = import.meta.glob<StoryFile>('../../stories/{components,sections}/*.stories.tsx');

describe.each(components)('design-system/%s', (name) => {
  test('exports a component of its own name', async () => {
    const file = `design-system/${name}/${name}.tsx`;
    const module = await modules[`../../${file}`]?.();
    expect(module?.[name], `${file} must export ${name}`).toBeTypeOf('function');
  });

  test('has stories, or a reason why it has none', () => {
    const file = `stories/components/${name}.stories.tsx`;
    const hasStories = existsSync(join(ROOT, file)) || name in WITHOUT_STORY;
    expect(hasStories, `Write ${file}`).toBe(true);
  });
});

describe.each(Object.entries(stories))('%s', (_path, load) => {
  test.each(LOCALES)('renders on the server (%s)', async (locale) => {
    const composed = Object.values(
      composeStories(await load()) as Record<string, () => ReactElement>,
    );
    expect(composed.length).toBeGreaterThan(0);
    for (const Story of composed) {
      const html = renderToString(
        <SiteProvider brand="fernblick" locale={locale} t={textFor('fernblick', locale)}>
          {createElement(Story)}
        </SiteProvider>,
      );
      expect(html).not.toBe('');
    }
  });
});
