/** Enters a value as by hand, so that scripts and React hear of it. */
export function enterValue(input: HTMLInputElement, value: string): void {
  setValue?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The browser's own setter: React puts one in front of it to know what it has set itself. */
const setValue = Object.getOwnPropertyDescriptor(
  globalThis.HTMLInputElement?.prototype ?? {},
  'value',
)?.set;
