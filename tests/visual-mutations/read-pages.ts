import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../lib/sha256.ts';
import { UserError } from '../../lib/user-error.ts';
import { runCommand } from '../../tools/process/run-command.ts';
import { ROOT, WORKBENCH_BUILD } from '../../tools/project/paths.ts';
import type { CapturePage } from '../../visual/capture/capture-page.ts';
import { runInPages } from '../../visual/capture/pool.ts';
import { withServedBuild } from '../../visual/capture/served-build.ts';
import { readModuleGraph } from '../../visual/causes/module-graph.ts';
import { planPictures } from '../../visual/plan/plan.ts';
import { isPage, type Picture } from '../../visual/results/report.ts';
import { readAppearance } from './read-appearance.ts';

/** The file with the appearances, relative to the folder of the copy. */
export const APPEARANCES_FILE = 'dist/appearances.json';

/** By picture id: the hash of what its page shows; the same one means the same appearance. */
export type Appearances = Record<string, string>;

/** Runs in a copy: shows its build in each picture's mode, without capturing. */
async function main(): Promise<void> {
  const appearances: Appearances = {};
  await withServedBuild(async (built) => {
    const pictures = await planPictures(built, await readModuleGraph(WORKBENCH_BUILD));
    await runInPages(built, pictures.filter(isPage), appearanceOn, async ({ id }, found) => {
      if (typeof found !== 'string')
        throw new UserError(`${id} could not be shown: ${found.failure}`);
      appearances[id] = found;
    });
  });
  await writeFile(join(ROOT, APPEARANCES_FILE), JSON.stringify(appearances));
}

async function appearanceOn({ page, show, inState }: CapturePage, picture: Picture) {
  const { height, problems } = await show(picture);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const { mode } = picture;
  const area = { width: mode.width, height };
  return sha256(await inState(mode, () => page.evaluate(readAppearance, area)));
}

if (import.meta.main) await runCommand(main);
