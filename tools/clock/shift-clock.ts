/** The `NODE_OPTIONS` of programs of Node whose clock, and that of all they start, is ahead by milliseconds. */
export function shiftClock(by: number): string {
  const preload = new URL('start-on-another-day.ts', import.meta.url);
  preload.searchParams.set('by', String(by));
  return `--import=${preload}`;
}
