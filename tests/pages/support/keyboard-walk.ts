import type { Page } from 'playwright-core';

/** One stop of the Tab key. */
export interface Stop {
  /** The focused element, in words for a failed test. */
  name: string;
  isInFooter: boolean;
  /** Faults that confuse a visitor who sees the screen. */
  faults: string[];
}

/** Presses Tab from the top of a page to its end. */
export async function walkByKeyboard(page: Page): Promise<Stop[]> {
  await page.evaluate(() => scrollTo(0, 0));
  // Some of what the keyboard needs is loaded at the first key.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.evaluate(recordStops);
  while (!(await page.evaluate(() => document.documentElement.dataset.walked === 'whole'))) {
    for (let press = 0; press < PRESSES; press++) await page.keyboard.press('Tab');
  }
  return page.evaluate(() => JSON.parse(document.documentElement.dataset.stops ?? '[]') as Stop[]);
}

/** Presses between two checks of whether the end is reached. */
const PRESSES = 10;

/**
 * Notes every element that gets the focus, whether that shows, whether it comes after the one before
 * it as the eye reads, and, when the focus leaves it, whether the header has hidden it.
 *
 * Of two stops, the parts that hold them in the nearest element around both are compared: the second
 * part is below the first, or to its right. So a column is read to its end before the next one.
 */
function recordStops(): void {
  /** Overlap that boxes may have: a touch target is larger than the words it stands beside. */
  const TOLERANCE = 8;
  const THINNEST_RING = 2;

  const root = document.documentElement;
  const stops: Stop[] = [];
  const seen = new Set<Element>();
  let stop: Stop | undefined;
  let [last, before]: [Element?, Element?] = [];

  addEventListener('focusin', ({ target }) => {
    // An island that comes alive gives the focus back to where it was.
    if (!(target instanceof Element) || target === last) return;
    last = target;
    if (seen.has(target)) {
      root.dataset.walked = 'whole';
      root.dataset.stops = JSON.stringify(stops);
    }
    if (root.dataset.walked) return;
    seen.add(target);
    stop = { name: nameOf(target), isInFooter: target.closest('footer') !== null, faults: [] };
    stops.push(stop);
    if (!ringOf(target)) stop.faults.push('The focus does not show.');
    if (isFixed(target)) return;
    // The header may stay on the screen while the page has scrolled to what comes after it.
    const isLeavingHeader = before?.closest('header') && !target.closest('header');
    if (before && !isLeavingHeader && !isRead(before, target))
      stop.faults.push(`It stands before ${nameOf(before)}.`);
    before = target;
  });
  // By now the page has come to rest around the element.
  addEventListener('focusout', ({ target }) => {
    if (stop && target instanceof Element && isCovered(target)) {
      stop.faults.push('The header covers it.');
    }
  });

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return `${element.tagName.toLowerCase()} “${(words || element.id).slice(0, 50)}”`;
  }

  /** The element that carries the ring: what has the focus, or what is drawn in its place. */
  function ringOf(element: Element): Element | undefined {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    return around
      .filter((part) => part instanceof Element)
      .find(
        (part) =>
          [undefined, '::before', '::after'].some((layer) => hasRing(part, layer)) ||
          hasRingOfThumb(part),
      );
  }

  /** Of a slider the thumb carries the ring, whose computed style browsers do not tell. */
  function hasRingOfThumb(element: Element): boolean {
    const thumb = '::-webkit-slider-thumb';
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return rules.some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        rule.selectorText.endsWith(`:focus-visible${thumb}`) &&
        element.matches(rule.selectorText.slice(0, -thumb.length)) &&
        rule.style.cssText.includes('solid'),
    );
  }

  function hasRing(element: Element, layer?: string): boolean {
    const { clipPath, outlineStyle, outlineWidth } = getComputedStyle(element, layer);
    const isShown = clipPath === 'none' && outlineStyle !== 'none';
    return isShown && Number.parseFloat(outlineWidth) >= THINNEST_RING;
  }

  /** It is fixed to the screen, not to a place on the page. */
  function isFixed(element: Element): boolean {
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (getComputedStyle(part).position === 'fixed') return true;
    }
    return false;
  }

  function isRead(first: Element, second: Element): boolean {
    if (first.contains(second)) return true;
    let around: Element | null = first;
    while (around && !around.contains(second)) around = around.parentElement;
    const from = lastBox(partOf(around, first));
    const to = firstBox(partOf(around, second));
    const isAside = to.right <= from.left + TOLERANCE || to.left >= from.right - TOLERANCE;
    const isAcross = to.bottom <= from.top + TOLERANCE || to.top >= from.bottom - TOLERANCE;
    return isAside || isAcross ? isAfter(from, to) : !isAfter(firstBox(second), lastBox(first));
  }

  function isAfter(from: DOMRect, to: DOMRect): boolean {
    return to.left >= from.right - TOLERANCE || to.top >= from.bottom - TOLERANCE;
  }

  /** The outermost part with a box of its own between an element and one within; without one that itself. */
  function partOf(around: Element | null, inner: Element): Element {
    let part = inner;
    for (
      let outer: Element | null = inner;
      outer !== around && outer;
      outer = outer.parentElement
    ) {
      if (outer.getClientRects().length > 0) part = outer;
    }
    return part;
  }

  function firstBox(element: Element): DOMRect {
    return element.getClientRects()[0] ?? element.getBoundingClientRect();
  }

  function lastBox(element: Element): DOMRect {
    return [...element.getClientRects()].at(-1) ?? element.getBoundingClientRect();
  }

  function isCovered(element: Element): boolean {
    const header = document.querySelector('body header');
    const ring = ringOf(element) ?? element;
    if (!header || header.contains(element) || isFixed(element)) return false;
    if (getComputedStyle(header).position !== 'sticky') return false;
    const { bottom } = header.getBoundingClientRect();
    const { top, height } = ring.getBoundingClientRect();
    return top < bottom && height < innerHeight - bottom;
  }
}
