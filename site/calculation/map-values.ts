/** A record with the same keys whose values are made from the old ones. */
export function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const made: Partial<Record<Key, Result>> = {};
  for (const key of keysOf(record)) made[key] = make(record[key], key);
  return made as Record<Key, Result>;
}

/** The keys of a record that has no others than its type says. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
