import type { Presses } from './early-presses.ts';

/** Does in an island that is alive what people did before. */
export function repeatPresses(presses: Presses): void {
  for (const [control, value] of presses) {
    if (control instanceof HTMLInputElement && control.type !== 'radio') enter(control, value);
    else control.click();
  }
}

/** Enters a value as by hand: React hears of it only if another one stood there before. */
function enter(input: HTMLInputElement, value: string): void {
  input.value = '';
  setValue?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const isLeft = input !== document.activeElement;
  if (isLeft) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** The browser's own setter: React puts one in front of it to know what it has set itself. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
