/** How to find out from a page, without its pixels, that it shows something. */
export type Trace =
  /**
   * A visible element uses this custom property as a colour; where the property is not declared, as
   * in a built page, it has a colour of the value, `#rrggbb`. Such a page may also change because an
   * element says the size of a file that contains the colour.
   */
  | { kind: 'colour'; property: `--${string}`; value: string; sizedBy: string }
  /** A visible element has this custom property in its own style. */
  | { kind: 'style'; property: `--${string}` }
  /** An element, or something inside it, is visible. */
  | { kind: 'element'; selector: string }
  /** The text is visible. */
  | { kind: 'text'; text: string }
  /** The text is visible, and the position of its lines matters. */
  | { kind: 'lines'; text: string };

/** The trace of a page that a change may reach, but need not. */
export const POSSIBLE = 'possible';

/**
 * Runs in the page after a story was shown: one string per trace, which is equal for equal appearance
 * and empty when the trace was not found.
 * @param area size in px of the captured area, from the upper left corner of the page
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
    if (trace.kind === 'colour') return colourIn(trace);
    if (trace.kind === 'style') return hasStyle(trace.property) ? 'styled' : '';
    if (trace.kind === 'element') {
      const inside = document.querySelectorAll(`${trace.selector}, ${trace.selector} *`);
      return [...inside].some(isSeen) ? 'there' : '';
    }
    const boxes = boxesOfText(trace.text);
    if (boxes.length === 0) return '';
    return trace.kind === 'text' ? 'written' : JSON.stringify(boxes);
  }

  function colourIn({ property, value, sizedBy }: Extract<Trace, { kind: 'colour' }>): string {
    const names = namesOf(property);
    if (names.length > 0) return usesColour(names) ? 'used' : '';
    if (hasColour(value)) return 'used';
    return document.querySelector(sizedBy) ? 'possible' : '';
  }

  /** Sets another colour for a moment: elements whose colours change use it, even indirectly. */
  function usesColour(names: readonly string[]): boolean {
    const before = elements.map(coloursOf);
    const trial = new CSSStyleSheet();
    trial.replaceSync(`* { ${names.map((name) => `${name}: #f0f !important`).join('; ')} }`);
    document.adoptedStyleSheets.push(trial);
    const isUsed = elements.some(
      (element, index) => coloursOf(element) !== before[index] && isSeen(element),
    );
    document.adoptedStyleSheets.pop();
    return isUsed;
  }

  /** The custom property and others of the same value: MUI's palette repeats colours of tokens. */
  function namesOf(property: string): string[] {
    const declared = [...document.documentElement.computedStyleMap()];
    const values = new Map(declared.map(([name, value]) => [name, String(value)]));
    const value = values.get(property);
    return [...values.keys()].filter((name) => name.startsWith('--') && values.get(name) === value);
  }

  function hasColour(value: string): boolean {
    const probe = document.createElement('i');
    probe.style.color = value;
    return elements.some(
      (element) => coloursOf(element).includes(probe.style.color) && isSeen(element),
    );
  }

  function hasStyle(property: string): boolean {
    // Without inheritance only elements with the property in their own style count.
    try {
      CSS.registerProperty({ name: property, syntax: '*', inherits: false });
    } catch {
      // A previous story has already registered it.
    }
    return elements.some(
      (element) => getComputedStyle(element).getPropertyValue(property) !== '' && isSeen(element),
    );
  }

  /** Every colour of an element and its `::before` and `::after`. */
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

  /** Whether part of a box is in the picture and not clipped by an ancestor of its element. */
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
      // Absolutely positioned elements are not clipped by ancestors that are not positioned.
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
