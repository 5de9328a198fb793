/** What in a page says, without its pixels, that a story shows something. */
export type Trace =
  /** A custom property with a colour is used by something that can be seen. */
  | { kind: 'colour'; property: `--${string}` }
  /** Something that can be seen has this custom property in its own style. */
  | { kind: 'style'; property: `--${string}` }
  /** An element, or something inside it, can be seen. */
  | { kind: 'element'; selector: string }
  /** The text can be seen. */
  | { kind: 'text'; text: string }
  /** The text can be seen; where its lines are makes a difference. */
  | { kind: 'lines'; text: string };

/**
 * Runs in the page, after a story was shown: what the page shows of each trace, in words that are
 * equal when it shows the same; empty when it shows nothing of it.
 * @param area size in px of what the picture shows, from the upper left corner of the page
 */
export function readTraces({
  traces,
  area,
}: {
  traces: readonly Trace[];
  area: { width: number; height: number };
}): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  return traces.map(read);

  function read(trace: Trace): string {
    if (trace.kind === 'colour') return usesColour(trace.property) ? 'used' : '';
    if (trace.kind === 'style') return hasStyle(trace.property) ? 'styled' : '';
    if (trace.kind === 'element') {
      const inside = document.querySelectorAll(`${trace.selector}, ${trace.selector} *`);
      return [...inside].some(isSeen) ? 'there' : '';
    }
    const boxes = boxesOfText(trace.text);
    if (boxes.length === 0) return '';
    return trace.kind === 'text' ? 'written' : JSON.stringify(boxes);
  }

  /** Another colour is tried out: whose colours follow, uses it, however it is derived. */
  function usesColour(property: string): boolean {
    const before = elements.map(coloursOf);
    const trial = new CSSStyleSheet();
    trial.replaceSync(`* { ${property}: #f0f !important }`);
    document.adoptedStyleSheets.push(trial);
    const isUsed = elements.some(
      (element, index) => coloursOf(element) !== before[index] && isSeen(element),
    );
    document.adoptedStyleSheets.pop();
    return isUsed;
  }

  function hasStyle(property: string): boolean {
    // Only elements that are styled with it themselves count, not those inside of them.
    try {
      CSS.registerProperty({ name: property, syntax: '*', inherits: false });
    } catch {
      // The story before has registered it.
    }
    return elements.some(
      (element) => getComputedStyle(element).getPropertyValue(property) !== '' && isSeen(element),
    );
  }

  /** Every colour that an element and what is drawn before and after it is painted with. */
  function coloursOf(element: Element): string {
    const parts = [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return [];
      const borders = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}`);
      const lines = [...borders, 'outline', 'column-rule'].map((line) => {
        const width = Number.parseFloat(style.getPropertyValue(`${line}-width`));
        const isDrawn = width > 0 && style.getPropertyValue(`${line}-style`) !== 'none';
        return isDrawn ? style.getPropertyValue(`${line}-color`) : '';
      });
      const hasText = pseudo || ownTexts(element).length > 0;
      const isDrawing = element instanceof SVGGeometryElement;
      return [
        ...lines,
        style.backgroundColor,
        style.backgroundImage,
        style.boxShadow,
        hasText ? `${style.color} ${style.textDecorationColor}` : '',
        isDrawing ? `${style.fill} ${style.stroke}` : '',
      ];
    });
    return parts.flat().join('|');
  }

  function boxesOfText(wanted: string): number[][] {
    return elements
      .filter(isVisible)
      .flatMap((element) => ownTexts(element).map((text) => ({ element, text })))
      .filter(({ text }) => (text.textContent ?? '').replace(/\s+/g, ' ').includes(wanted))
      .flatMap(({ element, text }) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()];
        return boxes.some((box) => isInside(box, element)) ? boxes : [];
      })
      .map(({ x, y, width, height }) => [x + scrollX, y + scrollY, width, height]);
  }

  function ownTexts(element: Element): ChildNode[] {
    return [...element.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
  }

  function isSeen(element: Element): boolean {
    return (
      isVisible(element) && [...element.getClientRects()].some((box) => isInside(box, element))
    );
  }

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** Whether something of a box is in the picture, and not cut off by what is around its element. */
  function isInside(box: DOMRect, element: Element): boolean {
    let { left, top, right, bottom } = box;
    cut(-scrollX, -scrollY, area.width - scrollX, area.height - scrollY);
    let { position } = getComputedStyle(element);
    for (
      let around: Element | null = element;
      around && around !== document.documentElement && position !== 'fixed';
      around = around.parentElement
    ) {
      const style = getComputedStyle(around);
      if (style.clipPath.startsWith('inset(50%')) return false;
      // What is placed absolutely leaves every box that is not positioned.
      const isLeft =
        position === 'absolute' && style.position === 'static' && style.transform === 'none';
      if (around === element || isLeft) continue;
      position = style.position;
      if (style.overflow === 'visible' || around === document.body) continue;
      const frame = around.getBoundingClientRect();
      cut(frame.left, frame.top, frame.right, frame.bottom);
    }
    return right - left > 0.01 && bottom - top > 0.01;

    function cut(start: number, above: number, end: number, below: number): void {
      left = Math.max(left, start);
      top = Math.max(top, above);
      right = Math.min(right, end);
      bottom = Math.min(bottom, below);
    }
  }
}
