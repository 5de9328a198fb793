import { expect } from 'storybook/test';

interface Shown {
  canvasElement: HTMLElement;
}

/**
 * Expects that no text of a story is wider than its element, and no element hangs over the window.
 * Pictures may be cut: their frames do that. Elements one pixel wide are for screen readers.
 */
export async function expectNothingCut({ canvasElement: canvas }: Shown): Promise<void> {
  const width = canvas.ownerDocument.documentElement.clientWidth;
  const cut = [...canvas.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      !element.querySelector('img') &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).display !== 'inline',
  );
  const over = [...canvas.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  await expect([...cut, ...over].map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
}
