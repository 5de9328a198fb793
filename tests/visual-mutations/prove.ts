import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runOrThrow, secondsSince } from '../../tools/process/run.ts';
import { ROOT, WORKBENCH_BUILD } from '../../tools/project/paths.ts';
import { modulesOf, readModuleGraph } from '../../visual/causes/module-graph.ts';
import { isPage, type Picture, type Report } from '../../visual/results/report.ts';
import { withEdit } from './edits.ts';
import { type Mutation, UNCHANGED } from './mutations.ts';
import { APPEARANCES_FILE, type Appearances } from './read-pages.ts';
import { alarms, forget, lineOf, runIn } from './runs.ts';

/** The result of one mutation. */
export interface Proof {
  mutation: Mutation;
  /** Ids of the pictures whose pages look different with it. */
  shown: ReadonlySet<string>;
  caught: number;
  /** Ids of pictures that show it but were not reported as changed. */
  missed: string[];
  /** Lines for pictures that do not show it but were reported, and for unexpected statuses. */
  falseAlarms: string[];
  seconds: number;
}

/**
 * Applies a mutation to a settled copy and checks that the pictures that show it are reported.
 * @param before what the pages of unchanged code show
 */
export async function prove(
  folder: string,
  mutation: Mutation,
  before: Appearances,
): Promise<Proof> {
  const started = performance.now();
  await forget(folder);
  const report = await withEdit(folder, mutation, () => runIn(folder, mutation === UNCHANGED));
  const shown = shownIn(before, await appearancesIn(folder));
  const graph = await readModuleGraph(join(folder, relative(ROOT, WORKBENCH_BUILD)), folder);
  // A rule with a new width adds pictures on both sides of it, to stories that use its file.
  const isAdded = ({ id, source }: Picture) =>
    !(id in before) && modulesOf(graph, source).files.includes(mutation.file);
  return { ...compared(report, shown, isAdded), mutation, shown, seconds: secondsSince(started) };
}

/** What the pages of the last build in a copy show; the copy's own code serves and reads them. */
export async function appearancesIn(folder: string): Promise<Appearances> {
  await runOrThrow('node tests/visual-mutations/read-pages.ts', folder);
  return JSON.parse(await readFile(join(folder, APPEARANCES_FILE), 'utf8'));
}

/**
 * Compares the reported pictures with those that show the code of a mutation.
 * @param isAdded whether the mutation may have added a picture
 */
export function compared(
  { results }: Pick<Report, 'results'>,
  shown: ReadonlySet<string>,
  isAdded: (picture: Picture) => boolean,
): Pick<Proof, 'caught' | 'missed' | 'falseAlarms'> {
  const found = alarms(results).filter(isPage);
  const isExpected = (result: Report['results'][number]) =>
    result.status === 'new' ? isAdded(result) : result.status === 'changed' && shown.has(result.id);
  const caught = new Set(found.filter(isExpected).map(({ id }) => id));
  return {
    caught: [...shown].filter((id) => caught.has(id)).length,
    missed: [...shown].filter((id) => !caught.has(id)),
    falseAlarms: found.filter((result) => !isExpected(result)).map(lineOf),
  };
}

/** Only pages that exist in both builds: a new width is no picture that shows a change. */
function shownIn(before: Appearances, after: Appearances): ReadonlySet<string> {
  const ids = Object.keys(before).filter((id) => id in after);
  return new Set(ids.filter((id) => before[id] !== after[id]));
}
