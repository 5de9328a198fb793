/** A record with the same keys whose values are made from the old ones. */
export function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const entries = Object.entries<Value>(record) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, make(value, key)])) as Record<
    Key,
    Result
  >;
}
