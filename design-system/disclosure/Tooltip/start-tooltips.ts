import { closest } from '../../behaviour/closest.ts';

/**
 * Opens the hints of `Tooltip` on hover and on keyboard focus, also on that of a field they describe
 * (a press into the field leaves them closed: they would cover what it changes), for the whole page at once: those in plain HTML, those inside islands and those that come later.
 * A press works without it.
 */
export function startTooltips(page: Document): void {
  page.addEventListener('pointerover', (event) => {
    const tooltip = crossed(event, event.relatedTarget);
    if (tooltip) later(tooltip, tooltip.dataset.openAfter, open);
  });
  page.addEventListener('pointerout', (event) => {
    const tooltip = crossed(event, event.relatedTarget);
    if (tooltip) later(tooltip, tooltip.dataset.closeAfter, closeUnlessFocused);
  });
  const points = (isPointer: boolean) => () => {
    isPointing = isPointer;
  };
  page.addEventListener('pointerdown', points(true), { capture: true });
  page.addEventListener('keydown', points(false), { capture: true });
  page.addEventListener('focusin', ({ target }) => {
    const tooltip = describing(target);
    if (tooltip && isFocused(tooltip)) now(tooltip, open);
  });
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    const tooltip = describing(target);
    if (tooltip && tooltip !== describing(relatedTarget)) now(tooltip, closeUnlessPointedAt);
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const tooltip of page.querySelectorAll<HTMLElement>('[data-tooltip]')) now(tooltip, close);
  });
  page.addEventListener('click', (event) => {
    const tooltip = tooltipOf(event.target);
    if (!tooltip || closest(event.target, '[data-tooltip] [popover]')) return;
    // What the mouse opened by resting, the press that follows must not close.
    if (event.pointerType === 'mouse' && isOpen(tooltip)) event.preventDefault();
  });
}

/** The tooltip whose edge a mouse or pen just crossed. Fingers do not hover: they press. */
function crossed(event: PointerEvent, other: EventTarget | null): HTMLElement | null {
  const tooltip = tooltipOf(event.target);
  return event.pointerType === 'touch' || tooltip === tooltipOf(other) ? null : tooltip;
}

/** A tooltip's root holds its button and its bubble, so both count as the same place. */
function tooltipOf(target: EventTarget | null): HTMLElement | null {
  return closest(target, '[data-tooltip]');
}

/** The tooltip around what has the focus, or that of the field that has it. */
function describing(target: EventTarget | null): HTMLElement | null {
  const ids = closest(target, 'input')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const [hint] = ids.map((id) => tooltipOf(document.getElementById(id))).filter(Boolean);
  return hint ?? tooltipOf(target);
}

type Action = (tooltip: HTMLElement) => void;

/** Whether the last press was not on the keyboard. A field that is typed into looks the same for both. */
let isPointing = false;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function later(tooltip: HTMLElement, delay: string | undefined, action: Action): void {
  clearTimeout(timers.get(tooltip));
  timers.set(
    tooltip,
    setTimeout(() => action(tooltip), Number(delay)),
  );
}

function now(tooltip: HTMLElement, action: Action): void {
  clearTimeout(timers.get(tooltip));
  action(tooltip);
}

function open(tooltip: HTMLElement): void {
  const source = tooltip.querySelector('button');
  if (source && !isOpen(tooltip)) bubbleOf(tooltip)?.showPopover({ source });
}

function close(tooltip: HTMLElement): void {
  bubbleOf(tooltip)?.hidePopover();
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
  return activeElement?.matches(':focus-visible') === true && describing(activeElement) === tooltip;
}

function bubbleOf(tooltip: HTMLElement): HTMLElement | null {
  return tooltip.querySelector<HTMLElement>('[popover]');
}
