import { useState } from 'react';
import type { ValueProps } from './field-props.ts';

/** The value of a field and how to change it. The field keeps it itself where the parent gives none. */
export function useControlled<Value>(
  { value, defaultValue, onValueChange }: ValueProps<Value>,
  first: Value,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue ?? first);
  const change = (next: Value) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return [value ?? own, change];
}
