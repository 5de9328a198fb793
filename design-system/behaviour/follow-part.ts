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

  const getTop = () => part.getBoundingClientRect().top;
  let hasSettled = behavior === 'instant';
  let place: number;
  let scrolled: number;
  const scroll = (how: ScrollBehavior) => {
    part.scrollIntoView({ behavior: how });
    place = getTop();
    scrolled = scrollY;
  };
  const lead = () => scroll(hasSettled ? 'instant' : 'auto');
  const isPlace = (top: number) => Math.abs(top - place) <= TOLERANCE;
  const rest = () => {
    const top = getTop();
    // What comes late moves the part but not the page, and may not have been observed yet.
    if (hasSettled && scrollY !== scrolled && !isPlace(top)) return visit.abort();
    scroll('instant');
    // The browser's own smooth movement may go on to where the part was.
    hasSettled = isPlace(top);
    if (!hasSettled) wait();
  };
  let resting: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(resting);
    resting = setTimeout(rest, PAUSE);
  };
  const growing = new ResizeObserver(lead);
  growing.observe(part.ownerDocument.body);
  signal.addEventListener('abort', () => {
    clearTimeout(resting);
    growing.disconnect();
  });
  addEventListener('scroll', wait, { signal });
  for (const sign of SIGNS)
    addEventListener(sign, () => visit.abort(), { signal, capture: true, passive: true });
  wait();
  lead();
}

/** Ends when another part is to be followed: only one can be. */
let following: AbortController | undefined;

/** Milliseconds without a scroll event after which the page has come to rest. */
const PAUSE = 200;
/** Pixels by which the browser may round. */
const TOLERANCE = 2;
/** What visitors do before a page scrolls; a scroll bar and the browser's search only scroll it. */
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown'];
