/** Buttons of one kind that stand together, by what holds them. */
const SETS = [
  { holder: 'section', buttons: '[data-tooltip] > button:not([data-of-field])' },
  { holder: '[role="toolbar"]', buttons: 'button' },
];

/**
 * Makes every set of such buttons one stop of the Tab key, as a toolbar is: the arrow keys move within
 * it, and Tab comes back to where it was left. Without this each is a stop of its own. A region that
 * can scroll is a stop only while it has something to scroll to.
 */
export function startOneStops(page: Document): void {
  page.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (isShortcut || (!step && event.key !== 'Tab')) return;
    for (const region of regionsOn(page)) region.tabIndex = scrolls(region) ? 0 : -1;
    for (const set of setsOn(page)) {
      const here = set.findIndex((button) => button.matches(':focus'));
      const next = step && here >= 0 ? set[here + step] : undefined;
      if (next) event.preventDefault();
      next?.focus();
      join(set, next ?? set[here] ?? set.find(({ tabIndex }) => tabIndex === 0) ?? set[0]);
    }
  });
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function setsOn(page: Document): HTMLElement[][] {
  return SETS.flatMap(({ holder, buttons }) =>
    [...page.querySelectorAll(holder)].map((element) =>
      [...element.querySelectorAll<HTMLElement>(buttons)].filter((it) => it.checkVisibility()),
    ),
  );
}

function regionsOn(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[role="region"][tabindex]')];
}

function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

function join(set: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const button of set) button.tabIndex = button === stop ? 0 : -1;
}
