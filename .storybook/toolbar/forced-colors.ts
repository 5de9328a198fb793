/** The media feature of forced colours. */
export const FORCED_COLORS = 'forced-colors';

/** On elements: which of their boxes are painted, and whether they keep their own colours. */
const MARK = 'data-forced';

/**
 * Replaces the colours of the page as a browser with forced colours does (CSS Color Adjustment 1,
 * § 3): each colour is what it was without the page's styles, a painted box is of the colour of the
 * canvas, shadows and gradients go. Drawings keep their fills. Called again after every change.
 */
export function forceColors(): void {
  if (!still.isConnected) document.head.append(still, forced);
  // Read without the colours that are forced.
  forced.disabled = true;
  const marks = [...document.querySelectorAll('html, body, body :not(svg *)')].map(
    (element) => [element, describe(element)] as const,
  );
  forced.disabled = false;
  for (const [element, mark] of marks)
    if (mark !== (element.getAttribute(MARK) ?? '')) element.setAttribute(MARK, mark);
}

/** Gives the page its own colours back. */
export function releaseColors(): void {
  still.remove();
  forced.remove();
}

function describe(element: Element): string {
  const isPainted = (pseudo?: string) =>
    !/^transparent$|, 0\)$/.test(getComputedStyle(element, pseudo).backgroundColor);
  return [
    isPainted() && 'self',
    isPainted('::before') && 'before',
    isPainted('::after') && 'after',
    getComputedStyle(element).forcedColorAdjust === 'none' && 'keeps',
  ]
    .filter(Boolean)
    .join(' ');
}

const BOXES = [
  ['self', ''],
  ['before', '::before'],
  ['after', '::after'],
] as const;

const FORCED = `:where(:not([${MARK}~="keeps"], [${MARK}~="keeps"] *, svg *))`;

// While colours are read, nothing fades from one to the other.
const still = createStyle('*, ::before, ::after { transition: none !important }');

const forced = createStyle(
  BOXES.map(
    ([box, pseudo]) => `
${FORCED}${pseudo} {
  color: revert !important;
  border-color: revert !important;
  outline-color: revert !important;
  text-decoration-color: revert !important;
  caret-color: revert !important;
  background: none !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
${FORCED}:where([${MARK}~="${box}"])${pseudo} { background-color: Canvas !important }`,
  ).join(''),
);

function createStyle(textContent: string): HTMLStyleElement {
  return Object.assign(document.createElement('style'), { textContent });
}
