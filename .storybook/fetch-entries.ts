/** A story or a page of documentation, as the workbench lists it. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

/** All of the workbench in the order of its sidebar. */
export async function fetchEntries(): Promise<Entry[]> {
  const { entries }: { entries: Record<string, Entry> } = await (await fetch('index.json')).json();
  return Object.values(entries);
}
