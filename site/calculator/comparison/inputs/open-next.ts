import type { KeyboardEvent } from 'react';

/** Numbers to type: the figure of a slider, which becomes a field, and fields. */
const NUMBERS = '[data-part="figure"], input[inputmode]';

/** For a group of fields: Enter in a number goes on to the next one, as a form on paper is filled in. */
export function openNext({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return;
  const numbers = [...currentTarget.querySelectorAll<HTMLElement>(NUMBERS)];
  const place = numbers.indexOf(target);
  const next = place < 0 ? undefined : numbers[place + 1];
  // The field that is left takes its focus back first.
  if (next) setTimeout(() => open(next));
}

function open(number: HTMLElement): void {
  if (number instanceof HTMLInputElement) {
    number.focus();
    number.select();
  } else {
    number.click();
  }
}
