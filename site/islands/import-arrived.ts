/** Milliseconds to wait before each new attempt: what keeps files from coming is often over soon. */
const PAUSES: readonly number[] = [1_000, 4_000];

/**
 * Imports a script once all files that it needs have arrived; Vite calls it around every dynamic import.
 * Browsers remember a failed import and never ask again, but a failed `fetch` may be repeated. All files
 * are asked for at once, and the import finds them in the browser's cache.
 * @param load as the build writes it, with the name of the script in it
 * @param files paths from the root of the site, without its slash; none where the script needs no others
 * @throws when a file does not come even after the pauses
 */
export async function importArrived<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const needed = files.length > 0 ? files : [findScript(String(load))];
  await Promise.all(needed.map((file) => file && arriveOnce(`${import.meta.env.BASE_URL}${file}`)));
  return load();
}

/** The files that have come or are on their way: scripts share what they need. */
const arrivals = new Map<string, Promise<void>>();

function arriveOnce(file: string): Promise<void> {
  const arrival = arrivals.get(file) ?? arrive(file, PAUSES);
  arrivals.set(file, arrival);
  arrival.catch(() => arrivals.delete(file));
  return arrival;
}

function findScript(code: string): string | undefined {
  const [, name] = /\bimport\(.[./]+(?:chunks\/)?([\w-]+\.js)/.exec(code) ?? [];
  return name && `assets/chunks/${name}`;
}

async function arrive(file: string, [pause, ...later]: readonly number[]): Promise<void> {
  try {
    await receive(file);
  } catch (error) {
    if (pause === undefined || error === STALLED) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await arrive(file, later);
  }
}

/** Why a file is given up of which nothing comes any more: who waits has waited long enough. */
const STALLED = new Error('A file of this page does not come.');

/** Milliseconds without a byte after which a file is given up. */
const PATIENCE = 15_000;

/** Reads a file to its end; how long that takes depends on the line, but not that something comes at all. */
async function receive(file: string): Promise<void> {
  const stall = new AbortController();
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => stall.abort(STALLED), PATIENCE);
  };
  try {
    wait();
    const response = await fetch(file, { signal: stall.signal });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const reader = response.body?.getReader();
    while (reader && !(await reader.read()).done) wait();
  } finally {
    clearTimeout(timer);
  }
}
