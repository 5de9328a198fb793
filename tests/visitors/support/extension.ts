import type { Page } from 'playwright-core';

/** What extensions do to a page, each to every calculator on it. Runs in the browser. */
const CHANGES = {
  'puts an icon behind every field': (island: Element) => {
    for (const field of island.querySelectorAll('input')) {
      field.after(Object.assign(document.createElement('div'), { textContent: '🔑' }));
    }
  },
  'puts a button of its own before everything': (island: Element) => {
    const button = Object.assign(document.createElement('button'), { textContent: 'Fill in' });
    for (const place of [island, island.firstElementChild]) place?.prepend(button.cloneNode(true));
  },
  'takes away what it thinks is an advertisement': (island: Element) => {
    for (const text of island.querySelectorAll('p:first-of-type:not([data-plain] *)'))
      text.remove();
  },
  'moves a part to the end': (island: Element) => {
    for (const part of island.querySelectorAll('fieldset, [role="group"], dl, table')) {
      part.parentElement?.append(part);
    }
  },
  'puts each field into an element of its own': (island: Element) => {
    for (const field of island.querySelectorAll('input')) {
      const around = document.createElement('span');
      field.replaceWith(around);
      around.append(field);
    }
  },
  'puts each button into an element of its own': (island: Element) => {
    for (const button of island.querySelectorAll('button')) {
      const around = document.createElement('span');
      button.replaceWith(around);
      around.append(button);
    }
  },
  'converts every amount': (island: Element) => {
    const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (text.parentElement?.localName !== 'script')
        text.textContent = text.textContent?.replaceAll('€', 'US$') ?? '';
    }
  },
} as const;

export type ExtensionChange = keyof typeof CHANGES;

export const EXTENSION_CHANGES = Object.keys(CHANGES) as ExtensionChange[];

/** Does to every calculator of a page what an extension does. */
export function changeAsExtension(page: Page, change: ExtensionChange): Promise<void> {
  return page.evaluate(`document.querySelectorAll('[data-island]').forEach(${CHANGES[change]})`);
}
