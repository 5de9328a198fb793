/** The query of the page's address, where a visitor's choices can be shared without being stored. */
export interface Address {
  read(): URLSearchParams;
  /** The whole address, with everything that was written to it. */
  link(): string;
  /** Sets the given parameters, takes out those that are `undefined`, leaves all others alone. */
  write(parameters: Readonly<Record<string, string | undefined>>): void;
}

/** The browser's own address bar. It makes no entries in the history. */
export const browserAddress: Address = {
  read: () => new URL(location.href).searchParams,
  link: () => location.href,
  write(parameters) {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  },
};
