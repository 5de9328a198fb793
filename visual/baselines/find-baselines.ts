import { isPinned } from '../capture/browser.ts';
import { hashOf, type Outcome } from '../capture/capture-pictures.ts';
import type { Picture } from '../results/report.ts';
import type { Examination } from '../run/inspect.ts';
import { acceptingCommits, headCommit, newestFirst } from './git.ts';
import { drawAt } from './recapture.ts';
import { isAsHead } from './worktree.ts';

/**
 * Finds the accepted pictures to show: in the cache, else drawn from HEAD, else drawn from the commits
 * that accepted them, the newest first, because all pictures were green there. Another browser cannot
 * draw them, so it only draws HEAD.
 * @param taken what the working tree shows, by picture id
 * @returns by picture id what it is compared with: the accepted pixels, or, when no commit draws them,
 * what HEAD looks like on this machine; or the reason why there is neither. And how many were drawn.
 */
export async function findBaselines(
  pictures: readonly Picture[],
  { accepted, cache, graph }: Pick<Examination, 'accepted' | 'cache' | 'graph'>,
  taken: ReadonlyMap<string, Outcome>,
): Promise<{ baselines: Map<string, Outcome>; drawn: number }> {
  const baselines = new Map<string, Outcome>();
  for (const { id } of isPinned() ? pictures : []) {
    const line = accepted.get(id);
    if (!line || !cache.has(line.pixels)) continue;
    const { pixels: hash, width, height } = line;
    baselines.set(id, { hash, width, height });
  }
  const missing = () =>
    pictures.filter(({ id }) => {
      const line = accepted.get(id);
      return line && hashOf(baselines.get(id)) !== line.pixels;
    });
  if (missing().length === 0) return { baselines, drawn: 0 };
  const commits = new Set([headCommit(), ...(isPinned() ? acceptingCommitsOf(missing()) : [])]);
  if (await isAsHead(graph)) {
    commits.delete(headCommit());
    keep(taken);
  }
  let drawn = 0;
  for (const commit of commits) {
    if (missing().length === 0) break;
    drawn += missing().length;
    keep(await drawAt(commit, missing(), { cache, graph }));
  }
  for (const { id } of missing()) {
    if (!baselines.has(id)) baselines.set(id, { failure: UNCOMMITTED });
  }
  return { baselines, drawn };

  /** Keeps what HEAD looks like until a commit draws the accepted pixels. */
  function keep(drawings: ReadonlyMap<string, Outcome>): void {
    for (const { id } of missing()) {
      const outcome = drawings.get(id);
      if (!outcome) continue;
      const isAccepted = hashOf(outcome) === accepted.get(id)?.pixels;
      if (isAccepted || !baselines.has(id)) baselines.set(id, outcome);
    }
  }
}

const UNCOMMITTED = 'its accepted line is not committed yet, and its picture is not in the cache';

function acceptingCommitsOf(pictures: readonly Picture[]): string[] {
  const accepting = acceptingCommits();
  return newestFirst(pictures.flatMap(({ id }) => accepting.get(id) ?? []));
}
