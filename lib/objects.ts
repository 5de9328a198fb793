/** Whether a value of any type is an object with named values, no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys of a record that has no others than its type says, such as one of our own tables. */
export function keysOf<Key extends string>(record: { readonly [K in Key]?: unknown }): Key[] {
  return Object.keys(record) as Key[];
}

/** A record with the same keys whose values are made from the old ones. */
export function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  return createRecord(keysOf(record), (key) => make(record[key], key));
}

/** A record with these keys whose values are made from them. */
export function createRecord<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  const made: Partial<Record<Key, Value>> = {};
  for (const key of keys) made[key] = make(key);
  return made as Record<Key, Value>;
}

/** A record in which the values of another come before its own, also within their parts; lists are values. */
export function mergeDeep<Value extends object>(record: Value, other: object): Value {
  const merged: { [name: string]: unknown } = Object.fromEntries(Object.entries(record));
  for (const [name, value] of Object.entries(other)) {
    const own = merged[name];
    if (value === undefined) continue;
    merged[name] = isRecord(own) && isRecord(value) ? mergeDeep(own, value) : value;
  }
  return merged as Value;
}
