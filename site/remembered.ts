/**
 * Makes a memory for what is expensive to make and the same for many pages or landings: it holds the
 * latest used and forgets the others, so that a build of any size needs the same room.
 * @param size how many it holds
 */
export function remembered<Value>(size: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const value = values.get(key) ?? make();
    values.delete(key);
    values.set(key, value);
    for (const oldest of values.keys()) {
      if (values.size <= size) break;
      values.delete(oldest);
    }
    return value;
  };
}
