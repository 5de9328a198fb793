import type { A11yParameters } from '@storybook/addon-a11y';
import type { Locale } from '../../site/i18n/locales.ts';
import type { Brand, Scheme } from '../../tokens/index.ts';
import type { PictureParameters } from '../plan/modes.ts';

/** How a story ended up in the page. */
export interface Shown {
  /** Height in px of the content, from the top of the page. */
  height: number;
  /** Messages of all errors; empty when there were none. */
  problems: string[];
}

/** The part of Storybook's preview that we use: its channel and its current story. */
interface Preview {
  channel: {
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, ...payload: unknown[]): void;
    /** Where events go besides. */
    transports?: unknown[];
  };
  currentRender?: { id: string; phase?: string; story?: ShownStory };
  /** Set as soon as a story can be selected. */
  storyStoreValue?: { userGlobals: { update(globals: Partial<PictureGlobals>): void } };
}

/** What the toolbar sets for a picture. */
export interface PictureGlobals {
  locale: Locale;
  brand: Brand;
  scheme: Scheme;
}

interface ShownStory {
  parameters: {
    a11y?: A11yParameters;
    pictures?: PictureParameters;
    viewport?: { options?: Record<string, { styles?: { width?: string } }> };
  };
  storyGlobals: { locale?: Locale; brand?: Brand; viewport?: { value?: string } };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview;
}

/**
 * Runs in the page: shows a story as a click in the sidebar does, and waits until its play function
 * has finished, its fonts and images are loaded, all of it was in view and its DOM no longer changes.
 */
export async function showStory(id: string, loosen: typeof loosenSticky): Promise<Shown> {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  const problems: string[] = [];
  const events = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const stops: (() => void)[] = [];
  listen(events, (payload, event) => problems.push(`${event}: ${describe(payload)}`));
  reset();
  await waitForRender();
  await document.fonts.ready;
  await waitForImages();
  await waitUntilSettled();
  await waitForImages();
  await passThroughView();
  for (const stop of stops) stop();
  const height = measureHeight();
  const fasten = loosen();
  if (fasten) await waitForFrames();
  fasten?.();
  return { height, problems };

  /** Removes side effects of the previous story. */
  function reset() {
    globalThis.seedRandom();
    awaitingView.clear();
    localStorage.clear();
    sessionStorage.clear();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    // A press in the previous story would keep the hints of fields closed in this one.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    scrollTo(0, 0);
  }

  function listen(events: string[], hear: (payload: unknown, event: string) => void) {
    for (const event of events) {
      const listener = (payload: unknown) => hear(payload, event);
      preview.channel.on(event, listener);
      stops.push(() => preview.channel.off(event, listener));
    }
  }

  function waitForRender(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    listen(['storyMissing'], () => resolve());
    listen(['storyRenderPhaseChanged'], () => {
      const { id: shown, phase = '' } = preview.currentRender ?? {};
      if (shown === id && ['finished', 'errored', 'aborted'].includes(phase)) resolve();
    });
    // Storybook does not render a story again that is already selected, as after a change of width.
    const event = preview.currentRender?.id === id ? 'forceRemount' : 'setCurrentStory';
    preview.channel.emit(event, { storyId: id, viewMode: 'story' });
    return promise;
  }

  /**
   * A response may arrive after the first frame, and one change may lead to another: waits for a pause
   * of two frames and an idle thread in which nothing in the page changed and nothing is busy. Pauses
   * are counted, because a busy machine makes them longer.
   */
  async function waitUntilSettled(): Promise<void> {
    const pauseMs = 20;
    const mostPauses = 15;
    const mostBusyPauses = 300;
    const { staysBusy = false } = preview.currentRender?.story?.parameters.pictures ?? {};
    let hasChanged = true;
    const observer = new MutationObserver(() => {
      hasChanged = true;
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const isBusy = () => !staysBusy && document.querySelector('[aria-busy="true"]') !== null;
    let pauses = 0;
    const isMoving = () => (hasChanged && pauses < mostPauses) || isBusy();
    for (; isMoving() && pauses < mostBusyPauses; pauses += 1) {
      hasChanged = false;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await waitForFrames();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    }
    observer.disconnect();
    if (isBusy())
      problems.push('busy: an element still has aria-busy. If it always does, set staysBusy');
  }

  /**
   * Scrolls to all that looks different once it was in view, also to what appears meanwhile, and back.
   * Little waits for that: to scroll through every story would take as long as to capture all of them.
   */
  async function passThroughView(): Promise<void> {
    const mostSteps = 100;
    const [x, y] = [scrollX, scrollY];
    const passed = new Set<Element>();
    let steps = 0;
    while (document.documentElement.scrollHeight > innerHeight && steps < mostSteps) {
      const next = [...awaitingView].find(
        (element) => !passed.has(element) && element.checkVisibility(),
      );
      if (!next) break;
      passed.add(next);
      const { top, height } = next.getBoundingClientRect();
      const start = top + scrollY - Math.max(0, innerHeight - height) / 2;
      for (let offset = 0; offset <= Math.max(0, height - 1); offset += innerHeight) {
        scrollTo(x, start + offset);
        steps += 1;
        await waitForFrames();
      }
    }
    if (steps === 0) return;
    scrollTo(x, y);
    await waitUntilSettled();
    await waitForImages();
  }

  async function waitForFrames(): Promise<void> {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }

  async function waitForImages(): Promise<void> {
    const decoded = [...document.images].map(async (image) => {
      // The picture may show more than the window, so nothing waits to be scrolled near.
      image.loading = 'eager';
      await image
        .decode()
        .catch(() => problems.push(`image: ${image.currentSrc} cannot be decoded`));
    });
    await Promise.all(decoded);
  }

  function measureHeight(): number {
    const bottoms = [...document.body.querySelectorAll('*')]
      // The content of a closed `details` has a box, too, as soon as someone asks for it.
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
      .map((box) => box.bottom + scrollY);
    const roomForShadows = 24;
    const content = Math.max(0, ...bottoms) + roomForShadows;
    return Math.ceil(Math.min(content, document.documentElement.scrollHeight));
  }

  function describe(payload: unknown): string {
    const { name, message, title, description } = (payload ?? {}) as Record<string, unknown>;
    const text = [title ?? name, description ?? message].filter(Boolean).join(': ');
    return text.split('\n')[0] || String(payload);
  }
}

/**
 * Runs in the page: loosens what is sticky, for a frame that paints it again. Chromium gives it a layer of
 * its own, which keeps the rounding of the place where it was first painted: words and bars in it can be
 * 1 px off, depending on what came above them, and when. What sticks below the header, with which
 * nothing comes above later, stays.
 * @returns makes it sticky again; undefined when nothing is
 */
export function loosenSticky(): (() => void) | undefined {
  // After scrolling it would move.
  if (scrollY > 0) return undefined;
  const sticky = [...document.body.querySelectorAll<HTMLElement>('*:not(header)')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  if (sticky.length === 0) return undefined;
  for (const { style } of sticky) style.position = 'relative';
  return () => {
    for (const { style } of sticky) style.position = '';
  };
}
