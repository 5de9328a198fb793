import { formatCount } from '../../lib/format-count.ts';
import { findBaselines } from '../baselines/find-baselines.ts';
import { type CapturePictures, getHash } from '../capture/capture-pictures.ts';
import { retry } from '../capture/retry.ts';
import { compareCaptures, compareRemoved } from '../compare/compare-captures.ts';
import { runInThreads } from '../compare/run-in-threads.ts';
import type { Plan } from '../plan/plan.ts';
import type { Comparison, Picture } from '../results/report.ts';
import type { RunContext } from './context.ts';

/** How an inspection captures, compares and gets what it compares with. */
interface Steps {
  capture: CapturePictures;
  find?: typeof findBaselines;
  compare?: typeof compareCaptures;
}

/**
 * Captures pictures and compares them with the accepted hashes. What differs is captured again: two
 * captures that differ depend on more than the code.
 * @returns comparisons by picture id, and whether this machine draws all baselines as they were accepted
 */
export async function inspect(
  { toCapture, removed }: Pick<Plan, 'toCapture' | 'removed'>,
  context: RunContext,
  { capture, find = findBaselines, compare = compareCaptures }: Steps,
) {
  const { accepted, cache, isPinned } = context;
  const { outcomes: first, measured } = await capture(toCapture);
  const hasHash = ({ id }: Picture, hash: string | undefined) =>
    hash !== undefined && hash === getHash(first.get(id));
  const unaccepted = toCapture.filter(
    (picture) =>
      getHash(first.get(picture.id)) && !hasHash(picture, accepted.get(picture.id)?.pixels),
  );
  // With another browser nearly all differ from the accepted pictures, but few from HEAD drawn by it.
  const atHead = await find(isPinned ? [] : unaccepted, context, first);
  const isAtHead = (picture: Picture) =>
    hasHash(picture, getHash(atHead.baselines.get(picture.id)));
  const differing = unaccepted.filter((picture) => !isAtHead(picture));
  const second = await retry(differing, first, capture);
  const stable = differing.filter((picture) => hasHash(picture, getHash(second.get(picture.id))));
  const shown = await find([...(isPinned ? stable : []), ...removed], context, first);
  const baselines = new Map([...atHead.baselines, ...shown.baselines]);
  const comparisons = new Map<string, Comparison>();
  for (const picture of toCapture) {
    const reason = isAtHead(picture) ? 'same as HEAD on this machine' : 'same as accepted';
    comparisons.set(picture.id, { status: 'equal', reason });
  }
  for (const [id, outcome] of [...first, ...second]) {
    if ('failure' in outcome) comparisons.set(id, { status: 'failed', reason: outcome.failure });
  }
  await runInThreads(differing, cache, async (picture, compareImages) => {
    const { id } = picture;
    const [one, other] = [first.get(id), second.get(id)];
    if (!one || 'failure' in one || !other || 'failure' in other) return;
    const { evidence, ...again } = other;
    const found = await compare(one, again, accepted.get(id), baselines.get(id), compareImages);
    const isChanged = found.status === 'changed';
    comparisons.set(id, {
      ...found,
      ...(isChanged && { causes: context.findCauses(picture, evidence) }),
    });
  });
  for (const { id } of removed) {
    comparisons.set(id, compareRemoved(accepted.get(id), baselines.get(id)));
  }
  const foreign = [...baselines].filter(
    ([id, baseline]) => getHash(baseline) && getHash(baseline) !== accepted.get(id)?.pixels,
  ).length;
  // No change of the code draws the accepted pixels by chance: these need no decision, but a look.
  const flickering = differing
    .map(({ id }) => id)
    .filter((id) => accepted.has(id) && getHash(second.get(id)) === accepted.get(id)?.pixels);
  const notices = [
    foreign > 0 &&
      `This machine draws ${formatCount(foreign, 'picture')} with other pixels than the accepted ones, so they were compared with HEAD as drawn on this machine.`,
    flickering.length > 0 &&
      `${formatCount(flickering.length, 'picture')} had the accepted pixels only when captured again: ${flickering.join(', ')}.`,
  ].filter((notice) => notice !== false);
  return {
    comparisons,
    hasAcceptedBaselines: foreign === 0,
    notices,
    measured: { ...measured, recaptured: atHead.recaptured + shown.recaptured },
  };
}
