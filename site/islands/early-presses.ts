import { closest } from '../../design-system/behaviour/closest.ts';
import { takeEarlyKeys } from './before-scripts.ts';

/**
 * What was done to a control: how often a button was pressed, what a field was given, or which keys were
 * pressed on a slider from a digit on, which opens its field.
 */
export type Press = number | { value: string } | { checked: boolean } | { keys: readonly string[] };

/** Controls in the order in which they were last used, with what was done to each. */
export type Presses = Map<HTMLElement, Press>;

/**
 * Keeps what is pressed, chosen and typed in an island that is on its way, until the signal says that
 * React hears it. What was entered before this began, or restored by the browser, counts as entered.
 * Buttons that open a hint need no script.
 */
export function recordPresses(host: HTMLElement, signal: AbortSignal): Presses {
  const presses: Presses = new Map();
  const note = (control: HTMLElement, press: Press) => {
    presses.delete(control);
    presses.set(control, press);
  };
  for (const field of host.querySelectorAll<Field>('input, select')) {
    if (isChanged(field)) note(field, readField(field));
  }
  host.addEventListener(
    'click',
    ({ target }) => {
      const button = closest<HTMLElement>(target, 'button:not([popovertarget])');
      if (button) note(button, Number(presses.get(button) ?? 0) + 1);
    },
    { signal },
  );
  host.addEventListener(
    'input',
    ({ target }) => note(target as Field, readField(target as Field)),
    { signal },
  );
  const noteKey = ({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const slider = closest(target, '[type="range"]');
    if (!slider || altKey || ctrlKey || metaKey) return;
    const { keys = [] } = Object(presses.get(slider));
    if (keys[0] || /^\d$/.test(key)) note(slider, { keys: [...keys, key] });
  };
  takeEarlyKeys(host).forEach(noteKey);
  host.addEventListener('keydown', noteKey, { signal });
  return presses;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Whether a field shows something else than the page was written with. Of radio buttons only the chosen one counts. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  }
  const { type, value, defaultValue, checked, defaultChecked } = field;
  if (!CHECKABLE.test(type)) return value !== defaultValue;
  return checked !== defaultChecked && (checked || type === 'checkbox');
}

function readField(field: Field): Press {
  const { type, value } = field;
  return CHECKABLE.test(type) ? { checked: (field as HTMLInputElement).checked } : { value };
}

const CHECKABLE = /^(radio|checkbox)$/;
