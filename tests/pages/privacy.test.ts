import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ONE_OF_EACH } from './support/one-of-each.ts';
import { reportRefusals } from './support/refusals.ts';
import {
  FOREIGN_LANGUAGE,
  NOWHERE,
  test,
  type Visit,
  waitUntilHydrated,
  waitUntilIdle,
} from './support/visit.ts';

declare global {
  interface Window {
    /** The page's calls to the browser's storage, recorded by this test. */
    asked: string[];
  }
}

/** With everything on the page used, so that whatever it asks for, stores or may not do shows. */
test.concurrent.for(ONE_OF_EACH)(
  '%s asks nobody else, stores nothing, has no errors, and its policy refuses nothing',
  async (path, { visit }) => {
    const { page, problems, requests } = await visit(path, {
      language: FOREIGN_LANGUAGE,
      before: async (page) => {
        await page.addInitScript(recordStorage);
        await reportRefusals(page);
      },
    });
    await waitUntilHydrated(page);
    await openEverything(page);
    await moveSliders(page);
    await openEverything(page);

    const origins = new Set(requests.map(({ url }) => new URL(url).origin));
    expect([...origins]).toEqual([inject('site')]);
    expect(await page.evaluate(() => window.asked)).toEqual([]);
    expect(await stored(page)).toEqual([]);
    const own = problems.filter((problem) => !(path === NOWHERE && problem.includes('404')));
    expect(own).toEqual([]);
  },
);

test('notices what a page stores', async ({ visit }) => {
  const { page } = await visit('/en', { before: (page) => page.addInitScript(recordStorage) });
  await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a page must not do
    document.cookie = 'a=1';
    localStorage.setItem('b', '1');
    sessionStorage.getItem('c');
    indexedDB.open('d');
    await caches.open('e');
  });
  expect(await page.evaluate(() => window.asked)).toEqual([
    'cookie',
    'setItem',
    'getItem',
    'indexedDB',
    'caches',
  ]);
  expect(await stored(page)).toEqual(expect.arrayContaining(['cookie a', 'localStorage b']));
});

/** Presses what opens something; what an opened part brings along too. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const openers =
      'main [aria-expanded="false"], main [popovertarget], main label, main [role="tab"]';
    for (const opener of document.querySelectorAll<HTMLElement>(openers)) opener.click();
  });
  await waitUntilIdle(page);
}

async function moveSliders(page: Page): Promise<void> {
  for (const slider of await page.locator('main input[type="range"]').all()) {
    await slider.focus();
    await page.keyboard.press('ArrowRight');
  }
}

/** Runs in the page before its own scripts: writes down every use of what browsers keep. */
function recordStorage(): void {
  window.asked = [];
  const note = <Target extends object>(
    target: Target,
    name: keyof Target & string,
    as: string = name,
  ) => {
    const original = target[name];
    if (typeof original !== 'function') return;
    Object.defineProperty(target, name, {
      value(this: unknown, ...args: unknown[]) {
        window.asked.push(as);
        return original.apply(this, args);
      },
    });
  };
  note(Storage.prototype, 'getItem');
  note(Storage.prototype, 'setItem');
  note(IDBFactory.prototype, 'open', 'indexedDB');
  note(CacheStorage.prototype, 'open', 'caches');
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    get() {
      window.asked.push('cookie');
      return cookie?.get?.call(this);
    },
    set(value: string) {
      window.asked.push('cookie');
      cookie?.set?.call(this, value);
    },
  });
}

/** Everything that the visit left behind in the browser. */
async function stored(page: Visit['page']): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    ...(await caches.keys()).map((key) => `cache ${key}`),
  ]);
  return [...cookies, ...kept];
}
