import { useEffect, useState } from 'react';

/**
 * What a promise brings: the last value until the next has come.
 * @param promise the same one as long as nothing has changed
 */
export function usePromised<Value>(promise: Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isCurrent = true;
    void promise.then((next) => isCurrent && setValue(next));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return value;
}
