import { closest } from '../../behaviour/closest.ts';
import { enterValue } from '../../behaviour/enter-value.ts';
import { startOnce } from '../../behaviour/start-once.ts';

/**
 * Leaves sliders as they were when a finger scrolls over them or a second one comes to it, for the whole
 * page at once: a browser sets them as soon as they are touched. A `Slider` that React runs takes back
 * what was cancelled itself.
 */
export const startSliders = startOnce((page, signal) => {
  /** The sliders below fingers, with what each had before. */
  const pressed = new Map<EventTarget | null, string>();
  /** Whether two fingers zoom or scroll, which no browser says of a slider. */
  let isTaken = false;
  const press = ({ target, isPrimary }: PointerEvent) => {
    isTaken = !isPrimary;
    if (isPrimary) pressed.clear();
    for (const [slider] of pressed)
      slider?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    const input = closest<HTMLInputElement>(target, 'input[type="range"]');
    if (input && !pressed.has(input)) pressed.set(input, input.value);
  };
  const cancel = ({ target }: Event) => {
    const value = pressed.get(target);
    // First React, which also knows a value between two steps.
    if (value) queueMicrotask(() => takeBack(target as HTMLInputElement, value));
  };
  const ignoreTaken = (event: Event) => {
    const value = pressed.get(event.target);
    if (!value || !isTaken || !event.isTrusted) return;
    event.stopPropagation();
    (event.target as HTMLInputElement).value = value;
  };
  const release = ({ touches }: TouchEvent) => {
    if (!touches[0]) isTaken = false;
  };
  // Before React, which notes the value at which a slider is pressed.
  page.addEventListener('pointerdown', press, { signal, capture: true });
  // The browser has taken the finger for scrolling.
  page.addEventListener('pointercancel', cancel, { signal });
  page.addEventListener('input', ignoreTaken, { signal, capture: true });
  page.addEventListener('touchend', release, { signal });
});

function takeBack(input: HTMLInputElement, value: string): void {
  if (input.value !== value) enterValue(input, value);
}
