/** Ends what a script listens to. */
export type Stop = () => void;

/** Brings the plain HTML of a component to life, for a whole page at once. */
export type Start = (page: Document) => Stop;

/**
 * A script that runs once in a page, however many start it: a page without React, and each component that
 * React runs. It ends when the last of them has stopped it.
 * @param listen adds all its listeners with the signal
 */
export function startOnce(listen: (page: Document, signal: AbortSignal) => void): Start {
  const runs = new WeakMap<Document, { users: Set<Stop>; end: AbortController }>();
  return (page) => {
    const run = runs.get(page) ?? { users: new Set(), end: new AbortController() };
    if (!runs.has(page)) {
      runs.set(page, run);
      listen(page, run.end.signal);
    }
    const stop = () => {
      if (!run.users.delete(stop) || run.users.size > 0) return;
      runs.delete(page);
      run.end.abort();
    };
    run.users.add(stop);
    return stop;
  };
}
