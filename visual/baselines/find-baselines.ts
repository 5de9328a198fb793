import { getHash, type Outcome, type Outcomes } from '../capture/capture-pictures.ts';
import type { Failure } from '../capture/pool.ts';
import type { Picture } from '../results/report.ts';
import type { RunContext } from '../run/context.ts';
import { recaptureAt } from './recapture.ts';

/**
 * Finds the accepted pictures to show: in the cache, else recaptured from HEAD, else from the commits
 * that accepted them, the newest first, because all pictures were green there. Another browser cannot
 * draw them, so it only recaptures HEAD.
 * @param captured what the working tree shows, by picture id
 * @returns by picture id the accepted pixels, or, when their commit draws others here, what HEAD looks
 * like on this machine, or the reason why there is neither; and how many pictures were recaptured
 */
export async function findBaselines(
  pictures: readonly Picture[],
  context: RunContext,
  captured: Outcomes,
  recapture = recaptureAt,
) {
  const { accepted, cache, history, isPinned, isAsHead } = context;
  const baselines = new Map<string, Outcome>();
  for (const { id } of isPinned ? pictures : []) {
    const line = accepted.get(id);
    if (!line || !cache.has(line.pixels)) continue;
    const { pixels: hash, width, height } = line;
    baselines.set(id, { hash, width, height });
  }
  const missing = () =>
    pictures.filter(({ id }) => getHash(baselines.get(id)) !== accepted.get(id)?.pixels);
  const accepting = new Set(missing().map(({ id }) => history.accepting.get(id)));
  const accepters = history.newestFirst.filter((commit) => isPinned && accepting.has(commit));
  const commits = new Set([history.head, ...accepters]);
  if (isAsHead) {
    commits.delete(history.head);
    keep(captured);
  }
  const drawn = new Map([[history.head, isAsHead ? captured : undefined]]);
  let recaptured = 0;
  for (const commit of commits) {
    if (missing().length === 0) break;
    recaptured += missing().length;
    const outcomes = await recapture(commit, missing(), context);
    drawn.set(commit, outcomes);
    keep(outcomes);
  }
  for (const { id } of missing()) {
    const failure = findFailure(id);
    if (failure) baselines.set(id, failure);
  }
  return { baselines, recaptured };

  /**
   * Why nothing can stand for an accepted picture. Only its own commit, drawn with other pixels, shows
   * that this machine draws differently; without it a change may be what differs.
   */
  function findFailure(id: string): Failure | undefined {
    const commit = isPinned && history.accepting.get(id);
    if (!commit) return baselines.has(id) ? undefined : { failure: UNCOMMITTED };
    const outcome = drawn.get(commit)?.get(id) ?? { failure: `this clone lacks commit ${commit}` };
    return 'failure' in outcome ? outcome : undefined;
  }

  /** Keeps what HEAD looks like until a commit draws the accepted pixels. */
  function keep(outcomes: Outcomes): void {
    for (const { id } of missing()) {
      const outcome = outcomes.get(id);
      const isAccepted = getHash(outcome) === accepted.get(id)?.pixels;
      if (outcome && (isAccepted || !baselines.has(id))) baselines.set(id, outcome);
    }
  }
}

const UNCOMMITTED = 'its accepted line is not committed yet, and its picture is not in the cache';
