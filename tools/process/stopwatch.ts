import { secondsSince } from './run.ts';

/** Measures named parts of a work: awaits each and notes its seconds. */
export function stopwatch() {
  const seconds: Record<string, number> = {};
  async function measure<Result>(name: string, work: Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await work;
    seconds[name] = Number(secondsSince(started).toFixed(2));
    return result;
  }
  return Object.assign(measure, { seconds });
}
