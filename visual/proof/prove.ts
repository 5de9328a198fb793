import { join } from 'node:path';
import { runOrThrow, secondsSince } from '../../tools/run.ts';
import { whileEdited } from './copy.ts';
import { look, type Sights } from './look.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { alarms, forget, keepReport, lineOf, runIn } from './runs.ts';

/** What became of one mutation. */
export interface Proof {
  mutation: Mutation;
  /** Ids of the pictures that show its place. */
  shown: ReadonlySet<string>;
  caught: number;
  /** Ids of pictures that show it and were found equal, or skipped. */
  missed: string[];
  /** Results about pictures that do not show it, and results that are no clear change, in words. */
  falseAlarms: string[];
  seconds: number;
}

/** What the pictures of unchanged code show of every mutation's place: learnt from a marked build. */
export async function lookAtMarks(folder: string): Promise<Sights> {
  const marks = MUTATIONS.flatMap(({ mark }) => mark ?? []);
  const workbench = join(folder, 'dist/marked');
  await whileEdited(folder, marks, () =>
    runOrThrow('storybook build --quiet -o dist/marked', folder),
  );
  return await look(workbench, SIGNS);
}

/** Carries out a mutation in a settled copy and compares what the pictures catch with what is shown. */
export async function prove(
  folder: string,
  mutation: Mutation,
  sights: Sights,
  isAll: boolean,
): Promise<Proof> {
  const started = performance.now();
  await forget(folder);
  const report = await whileEdited(folder, [mutation.edit], () => runIn(folder, isAll));
  await keepReport(folder, mutation.name);
  const shown = await showing(folder, mutation, sights);
  const found = alarms(report);
  const caught = new Set(found.filter(({ verdict }) => verdict === 'changed').map(({ id }) => id));
  return {
    mutation,
    shown,
    caught: [...shown].filter((id) => caught.has(id)).length,
    missed: [...shown].filter((id) => !caught.has(id)),
    falseAlarms: found
      .filter(({ id, verdict }) => verdict !== 'changed' || !shown.has(id))
      .map(lineOf),
    seconds: secondsSince(started),
  };
}

const SIGNS = MUTATIONS.map(({ sign }) => sign);

/** Lines that are where they were show no change: of those the changed build must be asked too. */
async function showing(
  folder: string,
  mutation: Mutation,
  sights: Sights,
): Promise<ReadonlySet<string>> {
  const index = MUTATIONS.indexOf(mutation);
  const seen = new Map([...sights].map(([id, signs]) => [id, signs[index] ?? '']));
  const shown = new Set([...seen.keys()].filter((id) => seen.get(id) !== ''));
  if (mutation.sign.kind !== 'lines') return shown;
  const after = await look(join(folder, 'dist/storybook'), [mutation.sign], ({ id }) =>
    shown.has(id),
  );
  return new Set([...shown].filter((id) => after.get(id)?.[0] !== seen.get(id)));
}
