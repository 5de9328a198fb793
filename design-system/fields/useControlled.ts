import { type RefObject, useState } from 'react';
import type { ValueProps } from './field-props.ts';
import { useReset } from './useReset.ts';

/**
 * The value of a field, how to change it, and a ref for an element of it. The field keeps the value
 * itself where the parent gives none, and begins anew when its form is reset; `forget` hears with what.
 */
export function useControlled<Value>(
  { value, defaultValue, onValueChange }: ValueProps<Value>,
  first: Value,
  forget?: (begun: Value) => void,
): [Value, (next: Value) => void, RefObject<null>] {
  const [own, setOwn] = useState({ value: defaultValue ?? first });
  const change = (next: Value) => {
    setOwn({ value: next });
    onValueChange?.(next);
  };
  const ref = useReset<null>(() => {
    const begun = value ?? defaultValue ?? first;
    forget?.(begun);
    // Another object, so that React shows the value even where only the browser has changed it.
    setOwn({ value: begun });
    if (value === undefined) onValueChange?.(begun);
  });
  return [value ?? own.value, change, ref];
}
