/** Enters a value as by hand, so that scripts and React hear of it. */
export function enterValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  // The browser's own setter: React puts one in front of it to know what it has set itself.
  const { set } = Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value') ?? {};
  set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
