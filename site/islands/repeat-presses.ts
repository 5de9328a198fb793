import { enterValue } from '../../design-system/behaviour/enter-value.ts';
import type { Press, Presses } from './early-presses.ts';

/**
 * Prepares to do in an island, once it is alive, what people did before. React writes an island anew
 * whose HTML a translation or an extension has changed: then each control is looked for by its place
 * among those of its kind, and left out where some of them came or went.
 */
export function preparePresses(root: Element, presses: Presses): () => Promise<void> {
  const before = listControls(root);
  return async () => {
    const after = listControls(root);
    for (const [control, press] of presses) {
      const [was = [], is = []] = [before, after].map((controls) => controls.get(kindOf(control)));
      const same = is.length === was.length ? is[was.indexOf(control)] : undefined;
      const heir = root.contains(control) ? control : same;
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
