import { useState } from 'react';

interface Field<Value> {
  value: Value;
  onChange: (next: Value) => void;
}

/** Keeps the value of a story's field, as the form around it does on the site. */
export function useFieldValue<Value>({ value: first, onChange }: Field<Value>): Field<Value> {
  const [value, setValue] = useState(first);
  return {
    value,
    onChange: (next) => {
      setValue(next);
      onChange(next);
    },
  };
}
