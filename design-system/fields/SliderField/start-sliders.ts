import { closest } from '../../behaviour/closest.ts';
import { enterValue } from '../../behaviour/enter-value.ts';
import { startOnce } from '../../behaviour/start-once.ts';

/**
 * Leaves sliders as they were when a finger scrolls over them, for the whole page at once: a browser
 * sets them as soon as they are touched. A `Slider` that React runs does so itself.
 */
export const startSliders = startOnce((page, signal) => {
  const before = new Map<number, Pressed>();
  const press = ({ target, pointerId }: PointerEvent) => {
    const input = closest<HTMLInputElement>(target, 'input[type="range"]');
    before.delete(pointerId);
    if (input) before.set(pointerId, { input, value: input.value });
  };
  const cancel = ({ pointerId }: PointerEvent) => {
    const pressed = before.get(pointerId);
    // First React, which also knows a value between two steps.
    if (pressed) queueMicrotask(() => takeBack(pressed));
  };
  page.addEventListener('pointerdown', press, { signal });
  // The browser has taken the finger for scrolling.
  page.addEventListener('pointercancel', cancel, { signal });
});

interface Pressed {
  input: HTMLInputElement;
  value: string;
}

function takeBack({ input, value }: Pressed): void {
  if (input.value !== value) enterValue(input, value);
}
