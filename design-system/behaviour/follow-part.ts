/**
 * Leads to a part of the page and stays with it while fonts and calculators that come late move it, until
 * the visitor does anything.
 * @param behavior `instant` on arrival; else as the page scrolls
 */
export function followPart(part: HTMLElement, behavior: 'instant' | 'auto'): void {
  following?.abort();
  const visit = new AbortController();
  following = visit;
  const { signal } = visit;
  const { body } = part.ownerDocument;

  let isMoving = behavior === 'auto';
  let top = 0;
  let settling: ReturnType<typeof setTimeout>;
  const lead = () => {
    part.scrollIntoView({ behavior: isMoving ? 'auto' : 'instant' });
    top = part.getBoundingClientRect().top;
  };
  const settle = () => {
    isMoving = false;
    lead();
  };
  const settleLater = () => {
    clearTimeout(settling);
    settling = setTimeout(settle, PAUSE);
  };
  const watch = () => {
    if (isMoving) settleLater();
    else if (Math.abs(part.getBoundingClientRect().top - top) > TOLERANCE) visit.abort();
  };

  const growing = new ResizeObserver(lead);
  growing.observe(body);
  signal.addEventListener('abort', () => {
    clearTimeout(settling);
    growing.disconnect();
  });
  addEventListener('scroll', watch, { signal });
  for (const sign of SIGNS)
    addEventListener(sign, () => visit.abort(), { signal, capture: true, passive: true });
  lead();
  if (isMoving) settleLater();
}

/** Ends when another part is to be followed: only one can be. */
let following: AbortController | undefined;

/** Milliseconds without a scroll event after which a smooth movement has ended. */
const PAUSE = 200;
/** Pixels by which the browser may round. */
const TOLERANCE = 2;
/** What visitors do before a page scrolls; a scroll bar and the browser's search only scroll it. */
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown'];
