import { formatCount } from '../../lib/format-count.ts';
import { findBaselines } from '../baselines/find-baselines.ts';
import { type CapturePictures, getHash } from '../capture/capture-pictures.ts';
import { retry } from '../capture/retry.ts';
import { findPlaces } from '../causes/places.ts';
import { compareCaptures, compareRemoved } from '../compare/compare-captures.ts';
import { runInThreads } from '../compare/run-in-threads.ts';
import type { Comparison, Picture } from '../model/report.ts';
import type { Plan } from '../plan/plan.ts';
import type { RunContext } from './context.ts';

/** How an inspection captures, compares and gets what it compares with. */
interface Steps {
  capture: CapturePictures;
  find?: typeof findBaselines;
  compare?: typeof compareCaptures;
}

/**
 * Captures pictures and compares them with the accepted hashes; those of another browser with what it
 * draws of the last commit that accepted pictures. What differs is captured again: two captures that
 * differ depend on more than the code.
 * @returns comparisons by picture id
 */
export async function inspect(
  { toCapture, removed }: Pick<Plan, 'toCapture' | 'removed'>,
  context: RunContext,
  { capture, find = findBaselines, compare = compareCaptures }: Steps,
) {
  const { accepted, cache, history, isPinned } = context;
  const latest = `commit ${history.latest?.commit.slice(0, 8)}`;
  const { outcomes: first, measured } = await capture(toCapture);
  const hasHash = ({ id }: Picture, hash: string | undefined) =>
    hash !== undefined && hash === getHash(first.get(id));
  const unaccepted = toCapture.filter(
    (picture) =>
      getHash(first.get(picture.id)) && !hasHash(picture, accepted.get(picture.id)?.pixels),
  );
  // With another browser nearly all differ from the accepted pictures, but few from what it drew then.
  const drawn = await find(isPinned ? [] : unaccepted, context);
  const isAsDrawn = (picture: Picture) =>
    hasHash(picture, getHash(drawn.baselines.get(picture.id)));
  const findFailure = ({ id }: Picture) => {
    const baseline = drawn.baselines.get(id);
    return baseline && 'failure' in baseline ? baseline.failure : undefined;
  };
  const differing = unaccepted.filter(
    (picture) => !isAsDrawn(picture) && findFailure(picture) === undefined,
  );
  const second = await retry(differing, first, capture);
  const stable = differing.filter((picture) => hasHash(picture, getHash(second.get(picture.id))));
  const shown = await find(isPinned ? [...stable, ...removed] : [], context);
  const baselines = new Map([...drawn.baselines, ...shown.baselines]);
  const comparisons = new Map<string, Comparison>();
  for (const picture of toCapture) {
    const failure = findFailure(picture);
    const same = isAsDrawn(picture) ? `same as ${latest} in this browser` : 'same as accepted';
    const status = failure ? 'not comparable' : 'equal';
    comparisons.set(picture.id, { status, reason: failure ?? same });
  }
  for (const [id, outcome] of [...first, ...second]) {
    if ('failure' in outcome) comparisons.set(id, { status: 'failed', reason: outcome.failure });
  }
  await runInThreads(differing, cache, async (picture, compareImages) => {
    const { id } = picture;
    const [one, other] = [first.get(id), second.get(id)];
    if (!one || 'failure' in one || !other || 'failure' in other) return;
    const { evidence = one.evidence, ...again } = other;
    const { evidence: _, ...once } = one;
    const found = await compare(once, again, accepted.get(id), baselines.get(id), compareImages);
    const places = evidence ? findPlaces(found.regions ?? [], evidence) : [];
    const isChanged = found.status === 'changed';
    comparisons.set(id, { ...found, ...(isChanged && context.findCauses(picture, places)) });
  });
  for (const { id } of removed) {
    comparisons.set(id, compareRemoved(accepted.get(id), baselines.get(id)));
  }
  const asDrawn = unaccepted.filter(isAsDrawn).length;
  // No change of the code draws the accepted pixels by chance: these need no decision, but a look.
  const flickering = differing
    .map(({ id }) => id)
    .filter((id) => accepted.has(id) && getHash(second.get(id)) === accepted.get(id)?.pixels);
  const notices = [
    asDrawn > 0 &&
      `This browser draws other pixels than the accepted ones: ${formatCount(asDrawn, 'picture')} look as it draws them at ${latest}, the last one that accepted pictures.`,
    flickering.length > 0 &&
      `${formatCount(flickering.length, 'picture')} had the accepted pixels only when captured again: ${flickering.join(', ')}.`,
  ].filter((notice) => notice !== false);
  return {
    comparisons,
    notices,
    measured: { ...measured, recaptured: drawn.recaptured + shown.recaptured },
  };
}
