import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { WORKBENCH_BUILD } from '../../../tools/project/paths.ts';
import type { Visit } from './visit.ts';

/** A story or a page of documentation of the built workbench. */
export interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

export function listEntries(): Entry[] {
  const { entries } = JSON.parse(readFileSync(join(WORKBENCH_BUILD, 'index.json'), 'utf8'));
  return Object.values<Entry>(entries);
}

/**
 * Works on entries in two pages side by side, which show one after the other without a reload: one from
 * the first on, the other from the last, so that each runs the code of other stories.
 */
export async function inPreviews(
  visit: (path: string) => Promise<Visit>,
  entries: readonly Entry[],
  work: (page: Page, entry: Entry) => Promise<void>,
): Promise<void> {
  const waiting = [...entries];
  const workOn = async (take: () => Entry | undefined) => {
    let page = await openPreview(visit);
    for (let entry = take(); entry; entry = take()) {
      try {
        await work(page, entry);
      } catch (error) {
        // Storybook loads its page anew when a story is taken from it while it is rendered.
        if (!/context was destroyed/.test(String(error))) throw error;
        page = await openPreview(visit);
        await work(page, entry);
      }
    }
  };
  await Promise.all([workOn(() => waiting.shift()), workOn(() => waiting.pop())]);
}

async function openPreview(visit: (path: string) => Promise<Visit>): Promise<Page> {
  // The pictures run axe, which takes longer than everything else about a story.
  const { page } = await visit(
    `${inject('workbench')}/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true;checks:on`,
  );
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  // Every event would be written as text for a manager, which there is none of.
  await page.evaluate(() => {
    globalThis.__STORYBOOK_PREVIEW__.channel.transports = [];
    // It would wait five seconds for what is animated for ever.
    Reflect.deleteProperty(Document.prototype, 'getAnimations');
  });
  return page;
}

/** Runs in the page: shows an entry as a click in the sidebar does. @returns what went wrong */
export async function showEntry({ id, type }: Entry): Promise<string[]> {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const problems: string[] = [];
  const fail = (payload: unknown) => {
    const { message = payload, description = message } = Object(payload);
    problems.push(`${id}: ${description}`.slice(0, 500));
  };
  const end = () => {
    const { id: shown, phase = '' } = preview.currentRender ?? {};
    if (shown === id && ['finished', 'errored', 'aborted'].includes(phase)) resolve(phase);
  };
  const listeners = [
    ['storyErrored', fail],
    ['storyThrewException', fail],
    ['playFunctionThrewException', fail],
    ['unhandledErrorsWhilePlaying', fail],
    ['storyMissing', fail],
    ['storyMissing', resolve],
    ['docsRendered', resolve],
    ['storyRenderPhaseChanged', end],
  ] as const;
  for (const [event, listener] of listeners) preview.channel.on(event, listener);
  // It reloads a page whose stories are left while they are rendered.
  const { storyRenders } = preview as unknown as StoryRenders;
  while (storyRenders.some((render) => render.isPending()))
    await new Promise((done) => setTimeout(done, 20));
  preview.channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  await promise;
  for (const [event, listener] of listeners) preview.channel.off(event, listener);
  return problems;
}

/** Runs in the page: waits for so many ms in which nothing changes. */
export async function waitForPause(pauseMs: number): Promise<void> {
  let last = 0;
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  last = performance.now();
  const begin = last;
  const every = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document.body, every);
  while (performance.now() - last < pauseMs && performance.now() - begin < 5_000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
}

interface StoryRenders {
  storyRenders: readonly { isPending(): boolean }[];
}
