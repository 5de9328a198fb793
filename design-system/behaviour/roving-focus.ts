import { closest } from './closest.ts';

/** Buttons and links of one kind that belong together, by the element around them. */
const SETS = [
  { holder: 'section', members: '[data-tooltip] > button:not([data-of-field]), a[data-reference]' },
  { holder: '[role="toolbar"]', members: 'button' },
];

type SetKind = (typeof SETS)[number];

/**
 * Makes every such set one stop of the Tab key, as a toolbar is: the arrow keys move within it, and
 * Tab comes back to where it was left. Without this each member is a stop of its own. A region that
 * can scroll is a stop only while it has something to scroll to.
 */
export function startRovingFocus(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Tab') leaveOneStopEach(page);
    else moveWithin(event);
  });
}

/** Prepares the page for the key that moves the focus: decides what it may stop at. */
function leaveOneStopEach(page: Document): void {
  for (const region of findRegions(page)) region.tabIndex = canScroll(region) ? 0 : -1;
  for (const set of findSets(page)) {
    const stop =
      set.find((member) => member.matches(':focus')) ??
      set.find(({ tabIndex }) => tabIndex === 0) ??
      set[0];
    for (const member of set) {
      member.tabIndex = member === stop ? 0 : -1;
      if (set.length > 1) member.ariaKeyShortcuts = SHORTCUTS;
    }
  }
}

function moveWithin(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step) return;
  for (const kind of SETS) {
    const member = closest(event.target, kind.members);
    const holder = member?.closest(kind.holder);
    if (!member || !holder) continue;
    const set = findMembers(holder, kind);
    const next = set[set.indexOf(member) + step];
    if (next) event.preventDefault();
    next?.focus();
    return;
  }
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Screen readers say them where Tab stops, which is once a set. */
const SHORTCUTS = 'ArrowRight ArrowLeft';

function findSets(page: Document): HTMLElement[][] {
  return SETS.flatMap((kind) =>
    [...page.querySelectorAll(kind.holder)].map((holder) => findMembers(holder, kind)),
  );
}

function findMembers(holder: Element, { members }: SetKind): HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>(members)].filter((it) => it.checkVisibility());
}

function findRegions(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[role="region"][tabindex]')];
}

function canScroll({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
