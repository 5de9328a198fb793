import { useEffect, useRef, useState } from 'react';

/** Rarely enough for a browser to take each as a new address. */
const PAUSE_MS = 200;

/** A value that follows another in steps, however fast that changes, and in the end is the same. */
export function useThrottled<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = value;
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      setShown(latest.current);
    }, PAUSE_MS);
  }, [value]);
  return shown;
}
