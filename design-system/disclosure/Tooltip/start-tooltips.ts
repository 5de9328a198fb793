import { closest } from '../../behaviour/closest.ts';
import { startOnce } from '../../behaviour/start-once.ts';

/**
 * Opens the hints of `Tooltip` on hover and on keyboard focus, also on that of a field they describe
 * (a click into the field leaves them closed: they would cover its value), for the whole page at once:
 * those in plain HTML, those inside islands and those that come later. A click works without it.
 */
export const startTooltips = startOnce((page, signal) => {
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    hear: (event: DocumentEventMap[Name]) => void,
    capture = false,
  ) => page.addEventListener(name, hear, { capture, signal });
  // By then the script may have ended, or the tooltip have left the page.
  const openIfThere = (tooltip: HTMLElement) => {
    if (tooltip.isConnected && !signal.aborted) open(tooltip);
  };
  // Not at `pointerover`, which also comes when a page scrolls below a pointer that rests.
  let pointed: HTMLElement | null = null;
  listen('pointermove', ({ target, pointerType }) => {
    // Fingers do not hover: they tap.
    const tooltip = pointerType === 'touch' ? null : findTooltip(target);
    if (tooltip && tooltip !== pointed) runLater(tooltip, tooltip.dataset.openAfter, openIfThere);
    pointed = tooltip;
  });
  listen('pointerout', ({ target, relatedTarget, pointerType }) => {
    const tooltip = findTooltip(target);
    if (!tooltip || pointerType === 'touch' || tooltip === findTooltip(relatedTarget)) return;
    pointed = null;
    runLater(tooltip, tooltip.dataset.closeAfter, closeUnlessFocused);
  });
  const points = (isPointer: boolean) => () => {
    isPointing = isPointer;
  };
  listen('pointerdown', points(true), true);
  listen('keydown', points(false), true);
  listen('focusin', ({ target, relatedTarget }) => {
    const tooltip = findDescribing(target);
    // An arrow key has chosen already: what it leads to must stay in view.
    const choice = closest(target, 'fieldset');
    if (choice && choice === closest(relatedTarget, 'fieldset')) return;
    if (tooltip && isFocused(tooltip)) runNow(tooltip, open);
  });
  listen('focusout', ({ target, relatedTarget }) => {
    const tooltip = findDescribing(target);
    if (tooltip && tooltip !== findDescribing(relatedTarget)) runNow(tooltip, closeUnlessPointedAt);
  });
  listen('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const tooltip of page.querySelectorAll<HTMLElement>('[data-tooltip]'))
      runNow(tooltip, close);
  });
  listen('click', (event) => {
    const tooltip = findTooltip(event.target);
    if (!tooltip || closest(event.target, '[data-tooltip] [popover]')) return;
    // The mouse opened it by resting: the click that follows must not close it.
    if (event.pointerType === 'mouse' && isOpen(tooltip)) event.preventDefault();
  });
});

/** A tooltip's root holds its button and its bubble, so both count as the same place. */
function findTooltip(target: EventTarget | null): HTMLElement | null {
  return closest(target, '[data-tooltip]');
}

/** The tooltip around what has the focus, or that of the field that has it. */
function findDescribing(target: EventTarget | null): HTMLElement | null {
  const ids = closest(target, 'input')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const [hint] = ids.map((id) => findTooltip(document.getElementById(id))).filter(Boolean);
  return hint ?? findTooltip(target);
}

type Action = (tooltip: HTMLElement) => void;

/** Whether the pointer was used last, not the keyboard. A field that is typed into looks the same for both. */
let isPointing = false;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function runLater(tooltip: HTMLElement, delay: string | undefined, action: Action): void {
  clearTimeout(timers.get(tooltip));
  timers.set(
    tooltip,
    setTimeout(() => action(tooltip), Number(delay)),
  );
}

function runNow(tooltip: HTMLElement, action: Action): void {
  clearTimeout(timers.get(tooltip));
  action(tooltip);
}

function open(tooltip: HTMLElement): void {
  const source = tooltip.querySelector('button');
  if (source && !isOpen(tooltip)) findBubble(tooltip)?.showPopover({ source });
}

function close(tooltip: HTMLElement): void {
  findBubble(tooltip)?.hidePopover();
}

function closeUnlessFocused(tooltip: HTMLElement): void {
  if (!isFocused(tooltip)) close(tooltip);
}

function closeUnlessPointedAt(tooltip: HTMLElement): void {
  if (!tooltip.matches(':hover')) close(tooltip);
}

function isOpen(tooltip: HTMLElement): boolean {
  return tooltip.querySelector(':popover-open') !== null;
}

function isFocused(tooltip: HTMLElement): boolean {
  const { activeElement } = document;
  if (isPointing) return false;
  return (
    activeElement?.matches(':focus-visible') === true && findDescribing(activeElement) === tooltip
  );
}

function findBubble(tooltip: HTMLElement): HTMLElement | null {
  return tooltip.querySelector<HTMLElement>('[popover]');
}
