import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { findViolations } from './support/axe.ts';
import { type Entry, inPreviews, listEntries, showEntry, waitForPause } from './support/preview.ts';
import { test } from './support/visit.ts';

const DESK = { width: 1264, height: 800 };

/** In px: the narrowest that is designed for. No rule begins between it and those of other phones. */
const PHONE = 360;

/** Rules of axe for what a page says; its landmarks are those of the workbench around it. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The words and states of the parts of stories, by their ids. */
type States = Record<string, readonly string[]>;

/** Each story is shown once, and each page once: that takes minutes. */
test('every story plays with motion and the clock of today, and its page shows it, also on a phone', {
  timeout: 600_000,
}, async ({ visit, expect }) => {
  const entries = listEntries();
  const isComponent = ({ title, tags }: Entry) =>
    title.startsWith('Components/') && tags.includes('autodocs');
  const stories = entries.filter(
    (entry) => entry.type === 'story' && (isComponent(entry) || entry.tags.includes('play-fn')),
  );
  const problems: string[] = [];
  const alone: Record<string, States> = {};
  await inPreviews(visit, stories, async (page, story) => {
    problems.push(...(await showStory(page, story)));
    if (!isComponent(story)) return;
    await page.evaluate(waitForPause, 60);
    const { '': state = [] } = await page.evaluate(readStates);
    alone[story.title] = { ...alone[story.title], [story.id]: state };
  });
  const untrue: string[] = [];
  const wide: string[] = [];
  const undrawn: string[] = [];
  const inaccessible: string[] = [];
  const docs = entries.filter(({ type }) => type === 'docs');
  await inPreviews(visit, docs, async (page, entry) => {
    const { id, title, tags } = entry;
    await page.setViewportSize(DESK);
    problems.push(...(await page.evaluate(showEntry, entry)));
    await page.evaluate(waitForPause, 100);
    untrue.push(...(await compareStates(page, alone[title] ?? {})));
    undrawn.push(...(await findUndrawn(page)).map((part) => `${id}: ${part}`));
    // What stories show was looked at with them.
    if (tags.includes('unattached-mdx'))
      inaccessible.push(...(await findViolations(page, WCAG)).map((one) => `${id}: ${one}`));
    wide.push(...(await findOverflowing(page, id)));
  });
  expect.soft(problems).toEqual([]);
  expect.soft(untrue).toEqual([]);
  expect.soft(wide).toEqual([]);
  expect.soft(undrawn).toEqual([]);
  expect.soft(inaccessible).toEqual([]);
});

/**
 * What stories show of themselves alone and not on their page of documentation, or there alone. A page
 * runs no play and has less room than the picture of a story, so that their pixels differ where nothing
 * is wrong. What both must have in common are the words and what is open, filled, chosen, pressed or
 * wrong.
 * @param alone of each story that must be there
 */
async function compareStates(page: Page, alone: States): Promise<string[]> {
  let found: string[] = [];
  const isSame = async () => {
    const shown = await page.evaluate(readStates);
    found = Object.entries(alone).flatMap(([id, state]) => tellApart(id, state, shown[id]));
    return found.length === 0;
  };
  // Those with a window of their own load it first.
  await vi.waitUntil(isSame, { timeout: 20_000, interval: 200 }).catch(() => undefined);
  return found;
}

/** The parts of the anatomy of a page whose selector finds nothing that is seen. */
async function findUndrawn(page: Page): Promise<string[]> {
  let parts: string[] = [];
  const isDrawn = async () => {
    parts = await page.evaluate(findUndrawnParts);
    return parts.length === 0;
  };
  await vi.waitUntil(isDrawn, { timeout: 10_000, interval: 200 }).catch(() => undefined);
  return parts;
}

/** Runs in the page. What is as wide as a page is drawn in a window of its own. */
function findUndrawnParts(): string[] {
  const drawing = document.querySelector('[data-parts]');
  const ground = drawing?.querySelector('iframe')?.contentDocument ?? drawing;
  const parts = drawing?.getAttribute('data-parts')?.split('|') ?? [];
  return parts.filter((part) => !ground?.querySelector(`[data-marker="${part}"]`));
}

/** Whether a page is wider than a phone. */
async function findOverflowing(page: Page, id: string): Promise<string[]> {
  await page.setViewportSize({ width: PHONE, height: DESK.height });
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > PHONE ? [`${id} needs ${needed} of ${PHONE} px`] : [];
}

/** What only the story or only its page shows. */
function tellApart(id: string, inStory: readonly string[], inDocs?: readonly string[]): string[] {
  if (!inDocs) return [`${id} is not on its page`];
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
