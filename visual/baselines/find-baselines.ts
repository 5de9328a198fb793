import { getHash, type Outcome, type Outcomes } from '../capture/capture-pictures.ts';
import type { AcceptedPictures } from '../model/decisions.ts';
import type { Picture } from '../model/report.ts';
import type { History } from './git.ts';
import { type RecaptureContext, recaptureAt } from './recapture.ts';

/** What baselines are found with. */
export interface BaselineContext extends RecaptureContext {
  accepted: AcceptedPictures;
  history: History;
  /** Whether the pinned browser captures: another one draws different pixels. */
  isPinned: boolean;
  /** Whether HEAD shows the same as the working tree: neither code nor packages are edited. */
  isAsHead: boolean;
}

/**
 * Finds what pictures are compared with. With the pinned browser these are the accepted pixels and
 * nothing else: from the cache, else recaptured from HEAD, else from the commits that accepted them, the
 * newest first, because all pictures were green there. Another browser cannot draw those, so it draws
 * the last commit that accepted pictures.
 * @returns by picture id the baseline, or the reason why there is none; and how many pictures were
 * recaptured
 */
export async function findBaselines(
  pictures: readonly Picture[],
  context: BaselineContext,
  recapture = recaptureAt,
) {
  const { isPinned } = context;
  const known = pictures.filter(({ id }) => context.accepted.has(id));
  return await (isPinned ? findAccepted : drawLatest)(known, context, recapture);
}

async function findAccepted(
  pictures: readonly Picture[],
  context: BaselineContext,
  recapture: typeof recaptureAt,
) {
  const { accepted, cache, history, isAsHead } = context;
  const baselines = new Map<string, Outcome>();
  for (const { id } of pictures) {
    const line = accepted.get(id);
    if (!line || !cache.has(line.pixels)) continue;
    const { pixels: hash, width, height } = line;
    baselines.set(id, { hash, width, height });
  }
  const missing = () => pictures.filter(({ id }) => !baselines.has(id));
  const accepting = new Set(missing().map(({ id }) => history.accepting.get(id)));
  const accepters = history.newestFirst.filter((commit) => accepting.has(commit));
  const commits = new Set([history.head, ...accepters]);
  // It shows what was just captured, and that are not the accepted pixels.
  if (isAsHead) commits.delete(history.head);
  const failures = new Map<string, string>();
  let recaptured = 0;
  for (const commit of commits) {
    if (missing().length === 0) break;
    recaptured += missing().length;
    const drawn = await recapture(commit, missing(), context);
    for (const { id } of missing()) {
      const outcome = drawn.get(id);
      if (outcome && getHash(outcome) === accepted.get(id)?.pixels) baselines.set(id, outcome);
      else if (commit === history.accepting.get(id) && outcome && 'failure' in outcome)
        failures.set(id, outcome.failure);
    }
  }
  for (const { id } of missing()) {
    const why = history.accepting.has(id) ? NOWHERE : UNKNOWN;
    baselines.set(id, { failure: failures.get(id) ?? why });
  }
  return { baselines, recaptured };
}

/** Nothing is compared with itself, nor with a commit at which other pixels were accepted. */
async function drawLatest(
  pictures: readonly Picture[],
  context: BaselineContext,
  recapture: typeof recaptureAt,
) {
  const { accepted, history, isAsHead } = context;
  const { latest, head } = history;
  const isItself = isAsHead && latest?.commit === head;
  const then = latest?.readAccepted();
  const isAlike = ({ id }: Picture) => then?.get(id)?.pixels === accepted.get(id)?.pixels;
  const comparable = latest && !isItself ? pictures.filter(isAlike) : [];
  const drawn: Outcomes =
    latest && comparable.length > 0
      ? await recapture(latest.commit, comparable, context)
      : new Map();
  const why = !latest ? UNKNOWN : isItself ? ITSELF : UNCOMMITTED;
  const baselines = new Map(
    pictures.map(({ id }): [string, Outcome] => [id, drawn.get(id) ?? { failure: why }]),
  );
  return { baselines, recaptured: comparable.length };
}

const NOWHERE =
  'neither HEAD nor the commit that accepted it draws the accepted pixels: accept it again';
const UNKNOWN =
  'no commit of this clone is known to have accepted it. Commit what was accepted; in a shallow clone, run `git fetch --unshallow`';
const ITSELF =
  'HEAD itself accepted pictures, and without a change nothing can be compared with it';
const UNCOMMITTED = 'what was accepted of it is not committed';
