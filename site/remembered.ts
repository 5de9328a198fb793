/**
 * Makes a memory for what is expensive to make and the same for many pages or landings: it holds the
 * latest used and forgets the others, so that a build of any size needs the same room.
 * @param size how many it holds
 */
export function remembered<Value>(size: number): (key: string, make: () => Value) => Value {
  const entries = new Map<string, Entry<Value>>();
  return (key, make) => {
    const entry = entries.get(key) ?? { value: make() };
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= size) break;
      entries.delete(oldest);
    }
    return entry.value;
  };
}

/** Makes a function that works once for each object, and forgets the result with the object. */
export function rememberedFor<Key extends object, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const entries = new WeakMap<Key, Entry<Value>>();
  return (key) => {
    const entry = entries.get(key) ?? { value: make(key) };
    entries.set(key, entry);
    return entry.value;
  };
}

/** Tells a result that is `undefined` from none. */
interface Entry<Value> {
  value: Value;
}
