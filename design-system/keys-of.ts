/** The keys of a record that has no others than its type says, such as one of our own tables. */
export function keysOf<Key extends string>(record: { readonly [K in Key]?: unknown }): Key[] {
  return Object.keys(record) as Key[];
}
