/**
 * Runs in the page after a story was shown: a text that is the same as long as the page changeGroups the same.
 * It is made without the pixels, of the places, colours, words and drawings of all visible elements.
 * @param area size in px of the captured area, from the upper left corner of the page
 */
export function readAppearance(area: { width: number; height: number }): string {
  // As for a picture of the whole page: how far a story scrolls depends on when its parts arrive.
  scrollTo(0, 0);
  const whole = new DOMRect(0, 0, area.width, area.height);
  const seen: unknown[] = [];
  visit(document.body, whole, whole);
  // React's ids, to which fills refer, depend on the stories shown before.
  return JSON.stringify(seen)
    .replaceAll(location.origin, '')
    .replaceAll(/_r_[0-9a-z]+_/g, '');

  /**
   * @param around the part of the page that the ancestors of the element do not clip
   * @param positioned the same inside of its nearest positioned ancestor
   */
  function visit(element: Element, around: DOMRect, positioned: DOMRect): void {
    const style = getComputedStyle(element);
    // Only for assistive technology.
    if (style.clipPath.startsWith('inset(50%')) return;
    // Absolutely positioned elements are not clipped by ancestors that are not positioned.
    const frame = { fixed: whole, absolute: positioned }[style.position] ?? around;
    const boxes = [...element.getClientRects()];
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isVisible && boxes.some((box) => hasArea(overlap(box, frame)))) {
      seen.push(boxes.map(placed), ownTexts(element).map(written), element.getAttribute('d'));
      seen.push([undefined, '::before', '::after'].map((part) => coloursOf(element, part)));
    }
    const isClipping = style.overflow !== 'visible' && element !== document.body;
    const inside = isClipping ? overlap(frame, element.getBoundingClientRect()) : frame;
    const isPositioned = style.position !== 'static' || style.transform !== 'none';
    for (const child of element.children) visit(child, inside, isPositioned ? inside : positioned);
  }

  function overlap(one: DOMRect, other: DOMRect): DOMRect {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const right = Math.min(one.right, other.right);
    const bottom = Math.min(one.bottom, other.bottom);
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function hasArea({ width, height }: DOMRect): boolean {
    return width > 0.01 && height > 0.01;
  }

  function placed({ x, y, width, height }: DOMRect): number[] {
    return [x, y, width, height];
  }

  function ownTexts(element: Element): ChildNode[] {
    return [...element.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
  }

  /** The words of a text, and where its lines are. */
  function written(text: ChildNode): unknown[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [text.textContent?.replaceAll(/\s+/g, ' '), [...range.getClientRects()].map(placed)];
  }

  /** The colours with which an element, or its `::before` or `::after`, is drawn, and its font. */
  function coloursOf(element: Element, part: string | undefined): string[] {
    const style = getComputedStyle(element, part);
    const isMissing = ['none', 'normal'].includes(style.content) || style.visibility === 'hidden';
    if (part && (isMissing || style.width === '0px')) return [];
    const borders = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}`);
    const lines = [...borders, 'outline', 'column-rule'].filter(
      (line) =>
        Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0 &&
        style.getPropertyValue(`${line}-style`) !== 'none',
    );
    const hasText = part || ownTexts(element).length > 0;
    return [
      ...lines.map((line) => style.getPropertyValue(`${line}-color`)),
      ...[style.backgroundColor, style.backgroundImage, style.boxShadow],
      ...(hasText ? [style.color, style.font] : []),
      // Also below the texts of other elements inside.
      ...(style.textDecorationLine === 'none' ? [] : [style.textDecoration]),
      ...(element instanceof SVGGeometryElement ? [style.fill, style.stroke] : []),
    ];
  }
}
