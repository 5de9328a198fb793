import { closest } from '../../behaviour/closest.ts';
import { enterValue } from '../../behaviour/enter-value.ts';

/**
 * Leaves sliders as they were when a finger scrolls over them, for the whole page at once: a browser
 * sets them as soon as they are touched. A `Slider` that React runs does so itself.
 */
export function startSliders(page: Document): void {
  const before = new Map<number, Pressed>();
  page.addEventListener('pointerdown', ({ target, pointerId }) => {
    const input = closest<HTMLInputElement>(target, 'input[type="range"]');
    before.delete(pointerId);
    if (input) before.set(pointerId, { input, value: input.value });
  });
  // The browser has taken the finger for scrolling.
  page.addEventListener('pointercancel', ({ pointerId }) => {
    const pressed = before.get(pointerId);
    // First React, which also knows a value between two steps.
    if (pressed) queueMicrotask(() => takeBack(pressed));
  });
}

interface Pressed {
  input: HTMLInputElement;
  value: string;
}

function takeBack({ input, value }: Pressed): void {
  if (input.value !== value) enterValue(input, value);
}
