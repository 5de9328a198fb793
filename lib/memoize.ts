/**
 * Makes a memory for what is expensive to make and the same for many pages or landings: it holds the
 * latest used and forgets the others, so that a build of any size needs the same room.
 * @param room how much it holds
 * @param sizeOf how much of the room a value takes; by default each is 1
 */
export function memoize<Value>(
  room: number,
  sizeOf: (value: Value) => number = () => 1,
): (key: string, make: () => Value) => Value {
  const entries = new Map<string, Entry<Value>>();
  let taken = 0;
  return (key, make) => {
    const known = entries.get(key);
    const entry = known ?? { value: make() };
    if (known) entries.delete(key);
    else taken += sizeOf(entry.value);
    entries.set(key, entry);
    for (const [oldest, { value }] of entries) {
      if (taken <= room) break;
      entries.delete(oldest);
      taken -= sizeOf(value);
    }
    return entry.value;
  };
}

/** Makes a function that works once for each object, and forgets the result with the object. */
export function memoizeByObject<Key extends object, Value>(
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
