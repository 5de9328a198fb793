import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asCommand, ROOT, UserError } from '../../tools/library/project.ts';
import { whileServed } from '../built.ts';
import type { CapturePage } from '../capture/capture-page.ts';
import { inPages } from '../capture/pool.ts';
import { readModuleGraph } from '../modules/graph.ts';
import { planPictures } from '../plan.ts';
import { isPage, type Picture } from '../report.ts';
import { MUTATIONS, traceOf } from './mutations.ts';
import { readTraces } from './read-traces.ts';

/** The file with the traces, relative to the folder of the copy. */
export const TRACES_FILE = 'dist/traces.json';

/**
 * The traces of all mutations in each page, in the order of the mutations, by picture id.
 */
export type PageTraces = Record<string, string[]>;

/** Runs in a copy: shows its build in each picture's mode, without capturing. */
async function main(): Promise<void> {
  const traces: PageTraces = {};
  await whileServed(async (built) => {
    const pictures = await planPictures(built, await readModuleGraph(built.workbenchFolder));
    await inPages(built, pictures.filter(isPage), tracesOn, async ({ id }, found) => {
      if (!Array.isArray(found)) throw new UserError(`${id} could not be shown: ${found.failure}`);
      traces[id] = found;
    });
  });
  await writeFile(join(ROOT, TRACES_FILE), JSON.stringify(traces));
}

async function tracesOn({ page, show, inState }: CapturePage, picture: Picture): Promise<string[]> {
  const { height, problems } = await show(picture);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const { mode } = picture;
  const area = { width: mode.width, height };
  const traces = MUTATIONS.map(traceOf);
  return await inState(mode, () => page.evaluate(readTraces, { traces, area }));
}

if (import.meta.main) await asCommand(main);
