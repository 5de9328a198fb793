import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ThemeProvider } from '@mui/material/styles';
import { composeStories, definePreview } from '@storybook/react-vite';
import { createElement, type ElementType, type ReactElement, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createBrandTheme } from '../../design-system/theme.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { getPageTexts } from '../../site/provider/page-texts.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { ROOT } from '../../tools/project/paths.ts';

// Storybook's documentation, which the stories import with its settings, needs a document.
vi.mock('../../.storybook/preview.tsx', () => ({ default: definePreview({ addons: [] }) }));

/** Components whose root takes no attributes, each with the reason. */
const WITHOUT_ROOT: Record<string, string> = {
  GlobalStyle: 'it renders style rules and no element',
};

/** Components without a story of their own, each with the reason. */
const WITHOUT_STORY: Record<string, string> = {
  GlobalStyle: 'it renders nothing visible, and every story uses it',
};

/** What MUI puts at the end of the document, which a server has not. */
const ONLY_IN_BROWSERS = /\/(Dialog|Drawer|Menu)\.stories/;

/** The rows of the table that compares components with MUI's. */
const rows = readFileSync(join(ROOT, 'docs/components.md'), 'utf8').match(/^\| \w+ \|.+$/gm) ?? [];

/** A brand with variables of its own, as within another one. */
const INNER = createBrandTheme('fernblick-wohnen', { cssVariables: { cssVarPrefix: 'inner' } });

type StoryFile = Record<string, { meta?: { input: { component?: unknown; args?: object } } }>;

const folders = globSync('design-system/*/[A-Z]*/', { cwd: ROOT }).sort();
const modules = import.meta.glob<Record<string, unknown>>('../../design-system/*/*/*.tsx');
const stories = import.meta.glob<StoryFile>('../../stories/{components,sections}/*.stories.tsx');

describe.each(folders)('%s', (folder) => {
  const name = basename(folder);

  test('exports a component of its own name', async () => {
    const file = join(folder, `${name}.tsx`);
    const module = await modules[`../../${file}`]?.();
    expect(module?.[name], `${file} must export ${name}`).toBeTypeOf('function');
  });

  test('has stories, or a reason why it has none', () => {
    const file = `stories/components/${name}.stories.tsx`;
    const hasStories = existsSync(join(ROOT, file)) || name in WITHOUT_STORY;
    expect(hasStories, `Write ${file}`).toBe(true);
  });

  test('stands in the table of docs/components.md', () => {
    const [row, ...more] = rows.filter((line) => line.startsWith(`| ${name} |`));
    expect(row, `Write the row of ${name}`).toMatch(/ \| .+ \| .+ \|$/);
    expect(more).toEqual([]);
  });
});

test('docs/components.md has no row of a component that is gone', () => {
  const names = rows.map((row) => row.split(' ')[1]);
  expect(names.slice(1)).toEqual(folders.map((folder) => basename(folder)).sort());
});

describe.each(await exportedComponents())('%s', (name, Component, args) => {
  test.skipIf(name in WITHOUT_ROOT)('passes attributes, class, style and ref to its root', () => {
    const ref = () => {};
    const probes = { 'data-probe': 'x', className: 'probe', style: { order: 7 }, ref };
    const props = { ...args, ...probes };
    const [root = ''] = elementsOf(render(createElement(Component, props))).match(/^<[^>]*>/) ?? [];
    expect(root).toContain('data-probe="x"');
    expect(root).toMatch(/ class="[^"]*\bprobe [^"]*css-/);
    expect(root).toMatch(/ style="[^"]*order:7/);
    expect(refOfRoot(Component, props)).toBe(ref);
  });
});

const onServer = Object.entries(stories).filter(([path]) => !ONLY_IN_BROWSERS.test(path));

describe.each(onServer)('%s', (_path, load) => {
  test.each(LOCALES)('renders on the server (%s)', async (locale) => {
    const { default: _meta, ...file } = await load();
    const composed = Object.values(composeStories(file as never) as Record<string, ElementType>);
    expect(composed.length).toBeGreaterThan(0);
    for (const Story of composed) {
      expect(elementsOf(render(createElement(Story), locale))).toMatch(/^<\w/);
    }
  });
});

test.each(onServer)('%s has no colour of a brand around its own', async (_path, load) => {
  const { default: _meta, ...file } = await load();
  const composed = composeStories(file as never) as Record<string, ElementType>;
  for (const Story of Object.values(composed)) {
    const html = render(
      <ThemeProvider theme={INNER}>
        <Story />
      </ThemeProvider>,
    );
    expect(html).not.toMatch(/--fb-/);
  }
});

/** Every component that a file of its own name exports, with the args of its stories. */
async function exportedComponents() {
  const found = folders.map(async (folder) => {
    const name = basename(folder);
    const module = await modules[`../../${folder}/${name}.tsx`]?.();
    const story = await stories[`../../stories/components/${name}.stories.tsx`]?.();
    return Object.entries(module ?? {})
      .filter((entry): entry is [string, ElementType] => /^[A-Z][a-z]/.test(entry[0]))
      .map(([own, Component]) => {
        const [meta] = Object.values(story ?? {}).flatMap(({ meta }) => meta?.input ?? []);
        return [own, Component, meta?.component === Component ? meta.args : {}] as const;
      });
  });
  return (await Promise.all(found)).flat();
}

function render(element: ReactElement, locale: Locale = 'en'): string {
  return renderToString(
    <SiteProvider {...getPageTexts('fernblick', locale)} variablesOn={null}>
      {element}
    </SiteProvider>,
  );
}

/** The markup without the style tags that Emotion writes beside it on the server. */
function elementsOf(html: string): string {
  return html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
}

/**
 * The ref on what a component returns, an element of Emotion or MUI: they hand it on to the DOM, which
 * a server does not have.
 */
function refOfRoot(Component: ElementType, props: object): unknown {
  if (isStyledElement(Component)) return 'ref' in props && props.ref;
  let root: ReactElement<{ ref?: Ref<unknown> }> | undefined;
  const Rendered = () => {
    root = (Component as (props: object) => typeof root)(props);
    return root;
  };
  render(<Rendered />);
  return root?.props.ref;
}

function isStyledElement(Component: ElementType): boolean {
  return Object.hasOwn(Object(Component), 'withComponent');
}
