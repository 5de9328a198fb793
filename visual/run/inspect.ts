import { formatCount } from '../../lib/format-count.ts';
import { findBaselines } from '../baselines/find-baselines.ts';
import { capturePictures, hashOf, type Outcome } from '../capture/capture-pictures.ts';
import { retry } from '../capture/retry.ts';
import type { ServedBuild } from '../capture/served-build.ts';
import { compareCaptures, compareRemoved } from '../compare/compare-captures.ts';
import { runInThreads } from '../compare/run-in-threads.ts';
import type { Plan } from '../plan/plan-run.ts';
import type { Comparison, Picture, Report } from '../results/report.ts';
import type { RunContext } from './context.ts';

/** What a run finds out about its pictures. */
export interface Inspection {
  /** By picture id. */
  comparisons: Map<string, Comparison>;
  notices: string[];
  /** Whether this machine draws all baselines as they were accepted. */
  hasAcceptedBaselines: boolean;
  measured: Report['measured'];
}

/**
 * Captures pictures and compares them with the accepted hashes. What differs is captured again: two
 * captures that differ depend on more than the code.
 */
export async function inspect(
  { toCapture, removed }: Pick<Plan, 'toCapture' | 'removed'>,
  context: RunContext,
  build: ServedBuild,
): Promise<Inspection> {
  const { accepted, cache, isPinned } = context;
  const { outcomes: first, measured } = await capturePictures(build, toCapture, cache);
  const hasHash = ({ id }: Picture, hash: string | undefined) =>
    hash !== undefined && hash === hashOf(first.get(id));
  const unaccepted = toCapture.filter(
    (picture) =>
      hashOf(first.get(picture.id)) && !hasHash(picture, accepted.get(picture.id)?.pixels),
  );
  // With another browser nearly all differ from the accepted pictures, but few from HEAD drawn by it.
  const atHead = await findBaselines(isPinned ? [] : unaccepted, context, first);
  const isAtHead = (picture: Picture) => hasHash(picture, hashOf(atHead.baselines.get(picture.id)));
  const differing = unaccepted.filter((picture) => !isAtHead(picture));
  const second = await retry(differing, first, build, cache);

  const stable = differing.filter((picture) => hasHash(picture, hashOf(second.get(picture.id))));
  const shown = await findBaselines([...(isPinned ? stable : []), ...removed], context, first);
  const baselines = new Map([...atHead.baselines, ...shown.baselines]);

  const comparisons = new Map<string, Comparison>();
  for (const picture of toCapture) {
    const reason = isAtHead(picture) ? 'same as HEAD on this machine' : 'same as accepted';
    comparisons.set(picture.id, { status: 'equal', reason });
  }
  for (const [id, outcome] of [...first, ...second]) {
    if ('failure' in outcome) comparisons.set(id, { status: 'failed', reason: outcome.failure });
  }
  await runInThreads(differing, cache, async (picture, compare) => {
    const { id } = picture;
    const [one, other] = [first.get(id), second.get(id)];
    if (!one || 'failure' in one || !other || 'failure' in other) return;
    const found = await compareCaptures(one, other, accepted.get(id), baselines.get(id), compare);
    const isChanged = found.status === 'changed';
    const causes = isChanged && { causes: context.findCauses(picture, other.evidence) };
    comparisons.set(id, { ...found, ...causes });
  });
  for (const { id } of removed) {
    comparisons.set(id, compareRemoved(accepted.get(id), baselines.get(id)));
  }
  const foreign = [...baselines].filter(
    ([id, baseline]) => hashOf(baseline) && hashOf(baseline) !== accepted.get(id)?.pixels,
  );
  const flickering = differing.filter(
    ({ id }) => accepted.has(id) && hashOf(second.get(id)) === accepted.get(id)?.pixels,
  );
  return {
    comparisons,
    hasAcceptedBaselines: foreign.length === 0,
    notices: [...foreignNotice(foreign), ...flickerNotice(flickering)],
    measured: { ...measured, recaptured: atHead.recaptured + shown.recaptured },
  };
}

function foreignNotice({ length }: readonly [string, Outcome][]): string[] {
  if (length === 0) return [];
  return [
    `This machine draws ${formatCount(length, 'picture')} with other pixels than the accepted ones, so they were compared with HEAD as drawn on this machine.`,
  ];
}

/** No change of the code draws the accepted pixels by chance, so these need no decision, but a look. */
function flickerNotice(pictures: readonly Picture[]): string[] {
  if (pictures.length === 0) return [];
  const ids = pictures.map(({ id }) => id).join(', ');
  return [
    `${formatCount(pictures.length, 'picture')} had the accepted pixels only when captured again: ${ids}.`,
  ];
}
