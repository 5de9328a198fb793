/** The current time in every picture: stories see this date, while timers keep running. */
const NOW = Date.UTC(2026, 0, 15, 9);

/** An arbitrary number; the same one gives the same sequence of random values. */
const SEED = 20260115;

/**
 * Runs in each page before its first script: a fixed clock, seeded random values, no animation and no
 * blinking caret. `seedRandom()` restarts the random values, before every story. `awaitingView` has what
 * the story wants to know to be in view; it can only look different once it was scrolled to.
 * `performance.now()` goes on, because play functions measure with it: a picture that shows it is
 * unstable.
 */
export const STEADY_SCRIPT = `(${makeSteady})(${fixClock}, ${NOW}, ${SEED})`;

declare global {
  var seedRandom: () => void;
  var awaitingView: Set<Element>;
  var __STORYBOOK_HIGHLIGHT_INITIALIZED: boolean;
}

/** Runs in a page or in a worker: every way to ask for the time gives the same one, and chance repeats. */
function fixClock(now: number, seed: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length > 0 ? args : [now], made),
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  Object.defineProperty(performance, 'timeOrigin', { value: now });

  const { prototype } = Intl.DateTimeFormat;
  const { get: getFormat } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get() {
      const format = getFormat?.call(this);
      return (date: unknown = now) => format(date);
    },
  });
  const { formatToParts } = prototype;
  prototype.formatToParts = function (date = now) {
    return formatToParts.call(this, date);
  };

  const { Temporal } = globalThis as { Temporal?: { Now: object; Instant: FixedInstant } };
  if (Temporal) {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const instant = Temporal.Instant.fromEpochMilliseconds(now);
    const zoned = (own: unknown = zone) => instant.toZonedDateTimeISO(own);
    Object.assign(Temporal.Now, {
      instant: () => instant,
      zonedDateTimeISO: zoned,
      plainDateTimeISO: (own: unknown) => zoned(own).toPlainDateTime(),
      plainDateISO: (own: unknown) => zoned(own).toPlainDate(),
      plainTimeISO: (own: unknown) => zoned(own).toPlainTime(),
    });
  }

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
}

/** The part of Temporal that is used here; TypeScript does not know it yet. */
interface FixedInstant {
  fromEpochMilliseconds(ms: number): {
    toZonedDateTimeISO(
      zone: unknown,
    ): Record<'toPlainDateTime' | 'toPlainDate' | 'toPlainTime', () => unknown>;
  };
}

function makeSteady(fix: typeof fixClock, now: number, seed: number): void {
  fix(now, seed);

  // A worker has a clock of its own, so its script begins with the same.
  const first = `data:text/javascript,${encodeURIComponent(`(${fix})(${now}, ${seed})`)}`;
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options: WorkerOptions = {}) {
      const script = new URL(address, document.baseURI).href;
      const code =
        options.type === 'module'
          ? `import ${JSON.stringify(first)};import ${JSON.stringify(script)}`
          : `importScripts(${JSON.stringify(first)}, ${JSON.stringify(script)})`;
      super(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), options);
    }
  };
  globalThis.SharedWorker = class {
    constructor() {
      throw new Error('A story cannot have a shared worker, because its clock cannot be fixed.');
    }
  } as never;

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
