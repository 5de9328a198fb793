import { isPinned } from './capture/browser.ts';
import { drawAt, SAME_CODE } from './draw.ts';
import type { Examination } from './examine.ts';
import { acceptingCommits, headCommit, newestFirst } from './git.ts';
import type { Image, Picture } from './report.ts';
import type { Outcome } from './take.ts';
import { isAsHead } from './worktree.ts';

/**
 * What a picture that differs from the accepted one is compared with.
 * - `accepted`: the accepted pixels, from the cache or drawn again
 * - `here`: what HEAD looks like on this machine, when no commit draws the accepted pixels
 * - `problem`: the reason why there is neither
 */
export type Baseline = { accepted: Image } | { here: Image } | { problem: string };

/** The baselines by the ids of their pictures, and how many pictures had to be drawn for them. */
interface Found {
  baselines: Map<string, Baseline>;
  drawn: number;
}

/**
 * Finds the accepted pictures to show: in the cache, else drawn from HEAD, else drawn from the commits
 * that accepted them, the newest first, because all pictures were green there. Another browser cannot
 * draw them, so it only draws HEAD.
 * @param taken what the working tree shows, by picture id
 */
export async function findBaselines(
  pictures: readonly Picture[],
  { accepted, cache, graph }: Pick<Examination, 'accepted' | 'cache' | 'graph'>,
  taken: ReadonlyMap<string, Outcome>,
): Promise<Found> {
  const found = new Map<string, Baseline>();
  const others = new Map<string, Baseline>();
  for (const { id } of isPinned() ? pictures : []) {
    const line = accepted.get(id);
    if (!line || !cache.has(line.pixels)) continue;
    const { pixels: hash, width, height } = line;
    found.set(id, { accepted: { hash, width, height } });
  }
  const missing = () => pictures.filter(({ id }) => accepted.has(id) && !found.has(id));
  if (missing().length === 0) return { baselines: found, drawn: 0 };
  const commits = new Set([headCommit(), ...(isPinned() ? acceptingCommitsOf(missing()) : [])]);
  if (await isAsHead(graph)) {
    commits.delete(headCommit());
    for (const [id, outcome] of taken) others.set(id, baselineOf(outcome));
  }
  let drawn = 0;
  for (const commit of commits) {
    if (missing().length === 0) break;
    drawn += missing().length;
    for (const [id, drawing] of await drawAt(commit, missing(), { cache, graph })) {
      const image = drawing === SAME_CODE ? taken.get(id) : drawing;
      const baseline = image && baselineOf(image, accepted.get(id)?.pixels);
      if (baseline && 'accepted' in baseline) found.set(id, baseline);
      else if (baseline && !others.has(id)) others.set(id, baseline);
    }
  }
  for (const { id } of missing()) found.set(id, others.get(id) ?? { problem: UNCOMMITTED });
  return { baselines: found, drawn };
}

const UNCOMMITTED = 'its accepted line is not committed yet, and its picture is not in the cache';

function acceptingCommitsOf(pictures: readonly Picture[]): string[] {
  const accepting = acceptingCommits();
  return newestFirst(pictures.flatMap(({ id }) => accepting.get(id) ?? []));
}

function baselineOf(drawing: Outcome, pixels?: string): Baseline {
  if ('failure' in drawing) return { problem: drawing.failure };
  return drawing.hash === pixels ? { accepted: drawing } : { here: drawing };
}
