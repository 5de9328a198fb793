import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Entry, inPreviews, listEntries, showEntry, waitForPause } from './support/preview.ts';
import { test } from './support/visit.ts';

const DESK = { width: 1264, height: 800 };

/** In px: the narrowest phone that is designed for, and a common one. */
const PHONES = [360, 390];

test('the play of every story passes in the workbench, with motion and the clock of today', {
  timeout: 180_000,
}, async ({ visit }) => {
  const plays = listEntries().filter(
    ({ type, tags }) => type === 'story' && tags.includes('play-fn'),
  );
  const problems: string[] = [];
  await inPreviews(visit, plays, async (page, story) => {
    problems.push(...(await showStory(page, story)));
  });
  expect(problems).toEqual([]);
});

/**
 * A page runs no play and has less room than the picture of a story, so that their pixels differ where
 * nothing is wrong. What both must have in common are the words and what is open, filled, chosen,
 * pressed or wrong.
 */
test('pages of documentation show every component in the state of its story', {
  timeout: 180_000,
}, async ({ visit }) => {
  const components = listEntries().filter(
    ({ title, tags }) => title.startsWith('Components/') && tags.includes('autodocs'),
  );
  const stories = components.filter(({ type }) => type === 'story');
  const titles = new Set(stories.map(({ title }) => title));
  const pages = components.filter(({ type, title }) => type === 'docs' && titles.has(title));
  const states: Record<string, readonly string[]> = {};
  await inPreviews(visit, stories, async (page, story) => {
    await showStory(page, story);
    await page.evaluate(waitForPause, 60);
    states[story.id] = (await page.evaluate(readStates))[''] ?? [];
  });
  const seen = new Set<string>();
  const untrue: Record<string, unknown> = {};
  await inPreviews(visit, pages, async (page, docs) => {
    await showDocs(page, docs);
    const compare = async () => {
      const shown = Object.entries(await page.evaluate(readStates));
      for (const [id] of shown) seen.add(id);
      return shown.flatMap(([id, state]) => tellApart(id, states[id] ?? [], state));
    };
    // Those with a window of their own load it first.
    await expect
      .poll(compare, { timeout: 20_000 })
      .toEqual([])
      .catch(async () => {
        untrue[docs.id] = await compare();
      });
  });
  expect(untrue).toEqual({});
  expect([...seen].sort()).toEqual(Object.keys(states).sort());
});

test('no page of documentation scrolls sideways on a phone', { timeout: 240_000 }, async ({
  visit,
}) => {
  const pages = listEntries().filter(({ type }) => type === 'docs');
  const wide: string[] = [];
  await inPreviews(visit, pages, async (page, docs) => {
    // Storybook reloads a page that is left while its stories appear, as on the overview.
    await page.goto(`${inject('workbench')}/iframe.html?viewMode=docs&id=${docs.id}`);
    await waitForDocs(page);
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) wide.push(`${docs.id} needs ${needed} of ${width} px`);
    }
  });
  expect(wide).toEqual([]);
});

/** What only the story or only its page shows. */
function tellApart(id: string, inStory: readonly string[], inDocs: readonly string[]): string[] {
  return [
    ...inStory.filter((part) => !inDocs.includes(part)).map((part) => `${id} has ${part}`),
    ...inDocs.filter((part) => !inStory.includes(part)).map((part) => `${id} has no ${part}`),
  ];
}

async function showStory(page: Page, story: Entry): Promise<string[]> {
  const width = await page.evaluate(readWidth, story.id);
  await page.setViewportSize({ ...DESK, ...(width && { width }) });
  return await page.evaluate(showEntry, story);
}

async function showDocs(page: Page, docs: Entry): Promise<void> {
  await page.setViewportSize(DESK);
  await page.evaluate(showEntry, docs);
  await waitForDocs(page);
}

async function waitForDocs(page: Page): Promise<void> {
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.evaluate(waitForPause, 200);
}

interface StoryLoader {
  loadStory(story: { storyId: string }): Promise<{
    parameters: { viewport?: { options?: Record<string, { styles?: { width?: string } }> } };
    storyGlobals: { viewport?: { value?: string } };
  }>;
}

/** Runs in the page: the width in px that a story is about. */
async function readWidth(storyId: string): Promise<number | undefined> {
  const preview = globalThis.__STORYBOOK_PREVIEW__ as unknown as StoryLoader;
  const { parameters, storyGlobals } = await preview.loadStory({ storyId });
  const { styles } = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? ''] ?? {};
  return styles?.width ? Number.parseInt(styles.width, 10) : undefined;
}

/**
 * Runs in the page: of each story that it shows, some in windows of their own, the words and the states
 * of its parts, by the id of the story.
 */
function readStates(): Record<string, string[]> {
  const states = [
    ...[
      ':popover-open',
      'details[open]',
      'dialog[open]',
      ':checked',
      ':disabled',
      '[aria-current]',
    ],
    ...['expanded', 'pressed', 'checked', 'selected', 'invalid', 'busy'].map(
      (state) => `[aria-${state}="true"]`,
    ),
  ];
  const shown = document.querySelectorAll('#storybook-docs [data-story-block]');
  const alone = document.querySelector('#storybook-root');
  if (shown.length === 0) return { '': readState(alone) };
  const entries = [...shown].map((block) => {
    const frame = block.querySelector('iframe');
    // It would wait to be scrolled to.
    if (frame) frame.loading = 'eager';
    const page = frame?.contentDocument;
    const root = page ? (page.querySelector('#storybook-root') ?? page.body) : block;
    return [block.id.replace(/^story--|--primary$/g, ''), readState(root)];
  });
  return Object.fromEntries(entries);

  function readState(root: Element | null): string[] {
    return [...(root?.querySelectorAll('*:not(style, script)') ?? [])].flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = own.map(({ textContent }) => textContent?.trim());
      const value = 'value' in element && element.matches(':read-write, select') && element.value;
      const found = states.filter((state) => element.matches(state));
      const said = [...words, value, ...found].filter(Boolean);
      return said.length > 0 ? [`${element.localName}: ${said.join(' ')}`] : [];
    });
  }
}
