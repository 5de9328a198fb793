/** The current time in every picture: stories see this date, while timers keep running. */
const NOW = Date.UTC(2026, 0, 15, 9);

/** An arbitrary number; the same one gives the same sequence of random values. */
const SEED = 20260115;

/**
 * Runs in each page before its first script: a fixed clock, seeded random values, no animation and no
 * blinking caret. `seedRandom()` restarts the random values, before every story. `awaitingView` has what
 * the story wants to know to be in view; it can only look different once it was scrolled to.
 */
export const STEADY_SCRIPT = `(${makeSteady})(${NOW}, ${SEED})`;

declare global {
  var seedRandom: () => void;
  var awaitingView: Set<Element>;
  var __STORYBOOK_HIGHLIGHT_INITIALIZED: boolean;
}

function makeSteady(now: number, seed: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now]),
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });

  let state = seed;
  // Mulberry32: small, and the same in every engine.
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  globalThis.seedRandom = () => {
    state = seed;
  };

  globalThis.awaitingView = new Set();
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    override observe(target: Element) {
      if (this.root === null || this.root === document) awaitingView.add(target);
      super.observe(target);
    }
  };
  for (const target of [globalThis, document]) {
    const { addEventListener } = target;
    target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      // It may look for anything in the page. What captures follows other elements that scroll.
      const [type, , options] = args;
      const captures = typeof options === 'object' ? options.capture : options;
      if (type === 'scroll' && !captures) awaitingView.add(document.documentElement);
      addEventListener.apply(target, args);
    };
  }

  // Storybook's highlighter reads every element's style after every change: a tenth of the run time.
  globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;

  // Nothing is animated (see below), so Storybook need not wait 100 ms for animations.
  Reflect.deleteProperty(Document.prototype, 'getAnimations');

  const withoutMotion = new CSSStyleSheet();
  withoutMotion.replaceSync(`*, *::before, *::after {
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    animation-timeline: auto !important;
    transition: none !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }`);
  document.adoptedStyleSheets.push(withoutMotion);
}
