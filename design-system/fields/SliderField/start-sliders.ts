import { closest } from '../../behaviour/closest.ts';
import { enterValue } from '../../behaviour/enter-value.ts';
import { startOnce } from '../../behaviour/start-once.ts';

/**
 * Leaves sliders as they were when a finger scrolls over them or a second one comes to it, for the whole
 * page at once: a browser sets them as soon as they are touched. A `Slider` that React runs takes back
 * what was cancelled itself.
 */
export const startSliders = startOnce((page, signal) => {
  const fingers = new Map<number, Pressed | undefined>();
  const press = ({ target, pointerId, isPrimary }: PointerEvent) => {
    if (isPrimary) fingers.clear();
    else for (const [id, pressed] of fingers) if (pressed) takeOver(pressed, id);
    const input = closest<HTMLInputElement>(target, 'input[type="range"]');
    fingers.set(pointerId, input ? (find(input) ?? hold(input, !isPrimary)) : undefined);
  };
  const find = (input: EventTarget | null) =>
    [...fingers.values()].find((pressed) => pressed?.input === input);
  const cancel = ({ pointerId }: PointerEvent) => {
    const pressed = fingers.get(pointerId);
    // First React, which also knows a value between two steps.
    if (pressed) queueMicrotask(() => takeBack(pressed));
  };
  const ignoreTaken = (event: Event) => {
    const pressed = find(event.target);
    if (!pressed?.isTaken || !event.isTrusted) return;
    event.stopImmediatePropagation();
    pressed.input.value = pressed.value;
  };
  // Before React, which notes the value at which a slider is pressed.
  page.addEventListener('pointerdown', press, { signal, capture: true });
  page.addEventListener('pointerup', ({ pointerId }) => fingers.delete(pointerId), { signal });
  // The browser has taken the finger for scrolling.
  page.addEventListener('pointercancel', cancel, { signal });
  page.addEventListener('input', ignoreTaken, { signal, capture: true });
});

/** A slider below one finger or two. */
interface Pressed {
  input: HTMLInputElement;
  /** What it had before. */
  value: string;
  /** Whether the gesture is none for it: two fingers zoom or scroll, which no browser says of a slider. */
  isTaken: boolean;
}

function hold(input: HTMLInputElement, isTaken: boolean): Pressed {
  return { input, value: input.value, isTaken };
}

function takeOver(pressed: Pressed, pointerId: number): void {
  if (pressed.isTaken) return;
  pressed.isTaken = true;
  pressed.input.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId }));
}

function takeBack({ input, value }: Pressed): void {
  if (input.value !== value) enterValue(input, value);
}
