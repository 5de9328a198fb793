import type { Page } from 'playwright-core';

/**
 * Targets below 44 px, also those that are folded away. WCAG 2.5.5 and 2.5.8 except what is in a sentence:
 * there a link may be as high as its line, and its words as short as they are, because a larger one would
 * cover the lines around it. Outside of sentences every link counts. So does the number of a source: it is
 * behind a sentence, not in it, short as a digit, and what is laid over it covers no other target.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    for (const folded of document.querySelectorAll('details')) {
      // Of those with the same name one would close the other.
      folded.removeAttribute('name');
      folded.open = true;
    }
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"]',
    );
    return [...targets].filter(isShown).flatMap((target) => {
      if (target.matches('a:not([data-cta], [data-reference])') && isInText(target)) return [];
      const { width, height } = sizeOf(target);
      // Layouts round to parts of a pixel.
      return Math.min(width, height) < LEAST - 0.5
        ? [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
        : [];
    });

    /** Until it gets the focus, a link past the header is clipped. */
    function isShown(target: HTMLElement): boolean {
      const isLabelled = target instanceof HTMLInputElement && target.labels?.length !== 0;
      const isClipped = getComputedStyle(target).clipPath !== 'none' && !isLabelled;
      return target.checkVisibility({ visibilityProperty: true }) && !isClipped;
    }

    function isInText(link: HTMLElement): boolean {
      const around = link.parentElement?.textContent?.trim() ?? '';
      return getComputedStyle(link).display === 'inline' && around !== link.textContent?.trim();
    }

    /** With its labels, and with what is laid over it. */
    function sizeOf(target: HTMLElement): { width: number; height: number } {
      const labels = target instanceof HTMLInputElement ? target.labels : null;
      const parts = [target, ...(labels ?? [])];
      const boxes = parts.flatMap((part) => [part.getBoundingClientRect(), layerOf(part)]);
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    }

    function layerOf(part: HTMLElement): { width: number; height: number } {
      const { position, width, height } = getComputedStyle(part, '::after');
      const size = (length: string) => (position === 'absolute' && Number.parseFloat(length)) || 0;
      return { width: size(width), height: size(height) };
    }
  });
}
