import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrThrow, secondsSince } from '../../tools/library/run.ts';
import { isPage, type Report } from '../report.ts';
import { whileEdited } from './edits.ts';
import { MUTATIONS, type Mutation, markOf, traceOf, UNCHANGED } from './mutations.ts';
import { type PageTraces, TRACES_FILE } from './read-pages.ts';
import { POSSIBLE } from './read-traces.ts';
import { alarms, forget, lineOf, runIn } from './runs.ts';

/** The result of one mutation. */
export interface Proof {
  mutation: Mutation;
  /** Ids of the pictures that show the changed code. */
  shown: ReadonlySet<string>;
  caught: number;
  /** Ids of pictures that show it but were not reported as changed. */
  missed: string[];
  /** Lines for pictures that do not show it but were reported, and for unexpected statuses. */
  falseAlarms: string[];
  seconds: number;
}

/** The traces of every mutation in the pages of unchanged code, read from a build with marks. */
export async function tracesOfMarked(folder: string): Promise<PageTraces> {
  return await whileEdited(folder, MUTATIONS.flatMap(markOf), async () => {
    await runOrThrow('npm run build', folder);
    return await tracesIn(folder);
  });
}

/** Applies a mutation to a settled copy and checks that the pictures that show it are reported. */
export async function prove(
  folder: string,
  mutation: Mutation,
  traces: PageTraces,
): Promise<Proof> {
  const started = performance.now();
  await forget(folder);
  const report = await whileEdited(folder, [mutation], () => runIn(folder, mutation === UNCHANGED));
  // Text whose lines did not move shows no change, so the traces of the changed build are needed, too.
  const after = traceOf(mutation).kind === 'lines' ? await tracesIn(folder) : undefined;
  const traceIn = (pages: PageTraces | undefined, id: string) =>
    pages?.[id]?.[MUTATIONS.indexOf(mutation)] ?? '';
  const ids = report.results
    .map(({ id }) => id)
    .filter((id) => traceIn(traces, id) !== traceIn(after, id));
  const possible = new Set(ids.filter((id) => traceIn(traces, id) === POSSIBLE));
  const shown = new Set(ids.filter((id) => traceIn(traces, id) && !possible.has(id)));
  const seconds = secondsSince(started);
  return { ...compared(report, shown, possible), mutation, shown, seconds };
}

/**
 * Compares the reported pictures with those that show the code of a mutation.
 * @param possible pictures that may have changed, but need not
 */
export function compared(
  { results }: Pick<Report, 'results'>,
  shown: ReadonlySet<string>,
  possible: ReadonlySet<string> = new Set(),
): Pick<Proof, 'caught' | 'missed' | 'falseAlarms'> {
  const stories = new Set(results.filter(({ id }) => shown.has(id)).map(({ story }) => story));
  const found = alarms(results).filter(isPage);
  // A rule with a new width adds pictures on both sides of it.
  const isExpected = ({ id, status, story }: Report['results'][number]) =>
    status === 'new'
      ? stories.has(story)
      : status === 'changed' && (shown.has(id) || possible.has(id));
  const caught = new Set(found.filter(isExpected).map(({ id }) => id));
  return {
    caught: [...shown].filter((id) => caught.has(id)).length,
    missed: [...shown].filter((id) => !caught.has(id)),
    falseAlarms: found.filter((result) => !isExpected(result)).map(lineOf),
  };
}

/** Runs the copy's own code, which serves the copy's own build. */
async function tracesIn(folder: string): Promise<PageTraces> {
  await runOrThrow('node visual/proof/read-pages.ts', folder);
  return JSON.parse(await readFile(join(folder, TRACES_FILE), 'utf8'));
}
