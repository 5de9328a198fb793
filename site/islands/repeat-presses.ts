import { enterValue } from '../../design-system/behaviour/enter-value.ts';
import type { Press, Presses } from './early-presses.ts';

/**
 * Prepares to do in an island, once it is alive, what people did before, and to put the focus back where
 * it was: what is moved loses it. React writes an island anew whose HTML a translation or an extension has
 * changed: then each control is looked for by its place among those of its kind, and left out where some
 * of them came or went.
 */
export function preparePresses(root: Element, presses: Presses): () => Promise<void> {
  const before = listControls(root);
  const focused = root.querySelector<HTMLElement>(':focus');
  return async () => {
    // In a wide window React moves parts once it is alive.
    await Promise.resolve();
    const after = listControls(root);
    const findHeir = (control: HTMLElement) => {
      if (root.contains(control)) return control;
      const [was = [], is = []] = [before, after].map((controls) => controls.get(kindOf(control)));
      return is.length === was.length ? is[was.indexOf(control)] : undefined;
    };
    if (focused && document.activeElement === document.body)
      findHeir(focused)?.focus({ preventScroll: true });
    for (const [control, press] of presses) {
      const heir = findHeir(control);
      if (heir) await repeat(heir, press);
    }
  };
}

function listControls(root: Element): Map<string, HTMLElement[]> {
  return Map.groupBy(root.querySelectorAll<HTMLElement>('input, select, button'), kindOf);
}

function kindOf(control: HTMLElement): string {
  return `${control.localName} ${control.getAttribute('type')}`;
}

/** React hears of a value or a choice only if another one stood there before. */
async function repeat(control: HTMLElement, press: Press): Promise<void> {
  if (typeof press === 'number') await clickTimes(control, press);
  else if ('keys' in press) await typeOn(control, press.keys);
  else if ('checked' in press) choose(control as HTMLInputElement, press.checked);
  else enter(control as HTMLInputElement | HTMLSelectElement, press.value);
}

/** A button steps from the value that it was rendered with: React renders between two clicks. */
async function clickTimes(control: HTMLElement, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    control.click();
    await Promise.resolve();
  }
}

/** The first digit opens a field; who has left the slider since has left that, too. */
async function typeOn(slider: HTMLElement, keys: readonly string[]): Promise<void> {
  const text = keys.reduce(typeKey, '');
  if (!text) return;
  const focused = document.activeElement as HTMLElement | null;
  press(slider, text.charAt(0));
  await Promise.resolve();
  const field = document.activeElement;
  if (field === focused || !(field instanceof HTMLInputElement)) return;
  enterValue(field, text);
  if (keys.includes('Enter')) press(field, 'Enter');
  if (focused !== slider) focused?.focus();
}

function typeKey(text: string, key: string): string {
  if (key === 'Escape') return '';
  if (key === 'Backspace') return text.slice(0, -1);
  return /^[\d.,]$/.test(key) ? text + key : text;
}

function press(control: HTMLElement, key: string): void {
  control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function choose(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  control.click();
}

/** Enters a value, and leaves the field unless the visitor is still in it. */
function enter(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = '';
  enterValue(field, value);
  const isLeft = field !== document.activeElement;
  if (isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
