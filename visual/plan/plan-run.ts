import { UserError } from '../../lib/user-error.ts';
import { ACCEPTED_FILE } from '../../tools/project/paths.ts';
import type { AcceptedPictures } from '../baselines/accepted.ts';
import type { ServedBuild } from '../capture/served-build.ts';
import type { Comparison, Picture } from '../results/report.ts';
import type { RunOptions } from '../run/arguments.ts';
import type { RunContext } from '../run/context.ts';
import { modeOfName } from './modes.ts';
import { planPictures } from './plan.ts';
import { findUnchanged } from './skip.ts';

/** The pictures of a run, by what happens to them. */
export interface Plan {
  /** Number of pictures in all shards. */
  planned: number;
  /** Those of this shard. */
  pictures: readonly Picture[];
  toCapture: readonly Picture[];
  /** By picture id. */
  skipped: ReadonlyMap<string, Comparison>;
  /** Accepted pictures whose story or mode no longer exists. */
  removed: readonly Picture[];
}

/** Plans all pictures, and which of them this run captures. */
export async function planRun(
  { shard, isAll }: Pick<RunOptions, 'shard' | 'isAll'>,
  { graph, accepted, isPinned }: RunContext,
  build: ServedBuild,
): Promise<Plan> {
  const all = await planPictures(build, graph);
  // Every n-th picture, so that slow stories are spread over the shards.
  const pictures = all.filter((_, index) => index % shard.count === shard.index - 1);
  const stories = pictures.filter(({ page }) => !page);
  const skipped = isAll || !isPinned ? new Map() : await findUnchanged(stories, graph, accepted);
  return {
    planned: all.length,
    pictures,
    toCapture: pictures.filter(({ id }) => !skipped.has(id)),
    skipped,
    removed: shard.index === 1 ? findRemoved(all, accepted) : [],
  };
}

/**
 * Accepted pictures that are not planned. Their removal is reviewed like any other change.
 * @throws UserError when a line has an unknown mode
 */
export function findRemoved(planned: readonly Picture[], accepted: AcceptedPictures): Picture[] {
  const wanted = new Set(planned.map(({ id }) => id));
  return [...accepted].flatMap(([id, { story, mode: modeName }]) => {
    if (wanted.has(id)) return [];
    const mode = modeOfName(modeName);
    if (!mode) {
      throw new UserError(
        `${ACCEPTED_FILE}: unknown mode "${modeName}" of ${story}. Delete that line.`,
      );
    }
    const [title = story, name = ''] = story.split('--');
    return [{ id, story, title, name, source: '', mode }];
  });
}
