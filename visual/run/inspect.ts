import { formatCount } from '../../lib/format-count.ts';
import type { AcceptedPictures } from '../baselines/accepted.ts';
import { findBaselines } from '../baselines/find-baselines.ts';
import type { PictureCache } from '../baselines/picture-cache.ts';
import { isPinned } from '../capture/browser.ts';
import { hashOf, type Outcome, take } from '../capture/capture-pictures.ts';
import { repeat } from '../capture/retry.ts';
import type { Built } from '../capture/served-build.ts';
import type { FindCauses } from '../causes/find-causes.ts';
import type { ModuleGraph } from '../causes/module-graph.ts';
import { judge, judgeGone } from '../compare/compare-captures.ts';
import { inThreads } from '../compare/run-in-threads.ts';
import type { Judgement, Picture } from '../results/report.ts';

/** What pictures are captured from and compared with. */
export interface Examination {
  accepted: AcceptedPictures;
  built: Built;
  graph: ModuleGraph;
  cache: PictureCache;
  causesOf: FindCauses;
}

/**
 * Captures pictures and compares them with the accepted hashes. What differs is captured again: two
 * captures that differ depend on more than the code.
 * @param gone accepted pictures whose story or mode no longer exists
 * @returns judgements by picture id, with notices for the reader, and whether this machine draws all
 * baselines as they were accepted
 */
export async function examine(
  pictures: readonly Picture[],
  gone: readonly Picture[],
  examination: Examination,
) {
  const { accepted, built, cache, causesOf } = examination;
  const { outcomes: first, measured } = await take(built, pictures, cache);
  const suspects = pictures.filter(({ id }) => {
    const hash = hashOf(first.get(id));
    return hash && hash !== accepted.get(id)?.pixels;
  });
  // With another browser nearly all differ from the accepted pictures, but few from HEAD drawn by it.
  const here = await findBaselines(isPinned() ? [] : suspects, examination, first);
  const isAsHere = ({ id }: Picture) => {
    const hash = hashOf(here.baselines.get(id));
    return hash !== undefined && hash === hashOf(first.get(id));
  };
  const differing = suspects.filter((picture) => !isAsHere(picture));
  const second = await repeat(differing, first, examination);

  const stable = differing.filter(({ id }) => hashOf(second.get(id)) === hashOf(first.get(id)));
  const toFind = [...(isPinned() ? stable : []), ...gone];
  const found = await findBaselines(toFind, examination, first);
  const baselines = new Map([...here.baselines, ...found.baselines]);

  const judgements = new Map<string, Judgement>();
  for (const picture of pictures) {
    const reason = isAsHere(picture) ? 'same as HEAD on this machine' : 'same as accepted';
    judgements.set(picture.id, { status: 'equal', reason });
  }
  for (const [id, outcome] of [...first, ...second]) {
    if ('failure' in outcome) judgements.set(id, { status: 'failed', reason: outcome.failure });
  }
  await inThreads(differing, cache, async (picture, compare) => {
    const { id } = picture;
    const [one, other] = [first.get(id), second.get(id)];
    if (!one || 'failure' in one || !other || 'failure' in other) return;
    const judged = await judge(one, other, accepted.get(id), baselines.get(id), compare);
    const isChanged = judged.status === 'changed';
    judgements.set(
      id,
      isChanged ? { ...judged, causes: causesOf(picture, other.evidence) } : judged,
    );
  });
  for (const { id } of gone) {
    judgements.set(id, judgeGone(accepted.get(id), baselines.get(id)));
  }
  const flickering = differing.filter(
    ({ id }) => accepted.has(id) && hashOf(second.get(id)) === accepted.get(id)?.pixels,
  );
  const otherwise = notices(baselines, accepted);
  return {
    judgements,
    drawsAsAccepted: otherwise.length === 0,
    notices: [...otherwise, ...flickerNotices(flickering)],
    measured: { ...measured, drawn: here.drawn + found.drawn },
  };
}

/** No change of the code draws the accepted pixels by chance, so these need no decision, but a look. */
function flickerNotices(pictures: readonly Picture[]): string[] {
  if (pictures.length === 0) return [];
  const ids = pictures.map(({ id }) => id).join(', ');
  return [
    `${formatCount(pictures.length, 'picture')} had the accepted pixels only when captured again: ${ids}.`,
  ];
}

function notices(baselines: ReadonlyMap<string, Outcome>, accepted: AcceptedPictures): string[] {
  const others = [...baselines].filter(
    ([id, baseline]) => 'hash' in baseline && baseline.hash !== accepted.get(id)?.pixels,
  ).length;
  if (others === 0) return [];
  return [
    `This machine draws ${formatCount(others, 'picture')} with other pixels than the accepted ones, so they were compared with HEAD as drawn on this machine.`,
  ];
}
