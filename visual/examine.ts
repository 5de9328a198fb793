import type { AcceptedPictures } from './accepted.ts';
import { type Baseline, findBaselines } from './baselines.ts';
import { isPinned } from './capture/browser.ts';
import { inThreads } from './compare/in-threads.ts';
import { counted } from './counted.ts';
import { drawAt, SAME_CODE } from './draw.ts';
import { headCommit } from './git.ts';
import { type Judgement, judge, judgeGone } from './judge.ts';
import type { ModuleGraph } from './modules/graph.ts';
import type { PictureCache } from './picture-cache.ts';
import type { Built } from './plan.ts';
import { repeat } from './repeat.ts';
import type { Image, Measured, Picture } from './report.ts';
import { take } from './take.ts';
import { isAsHead } from './worktree.ts';

/** What pictures are captured from and compared with. */
export interface Examination {
  accepted: AcceptedPictures;
  built: Built;
  graph: ModuleGraph;
  cache: PictureCache;
}

/** The result of an examination. */
export interface Examined {
  /** By the id of the picture. */
  judgements: Map<string, Judgement>;
  notices: string[];
  measured: Measured & { drawn: number };
}

/**
 * Captures pictures and compares them with the accepted hashes. What differs is captured again: two
 * captures that differ depend on more than the code.
 * @param gone accepted pictures whose story or mode no longer exists
 */
export async function examine(
  pictures: readonly Picture[],
  gone: readonly Picture[],
  examination: Examination,
): Promise<Examined> {
  const { accepted, built, cache, graph } = examination;
  const first = await take(built, pictures, cache);
  const hashOf = ({ id }: Picture) => first.taken.get(id)?.hash;
  const suspects = pictures.filter(
    (picture) => hashOf(picture) && hashOf(picture) !== accepted.get(picture.id)?.pixels,
  );
  const here = await drawnHeadHere(suspects, first.taken, examination);
  const differing = suspects.filter((picture) => here.get(picture.id)?.hash !== hashOf(picture));
  const second = await repeat(differing, first.taken, examination);

  const stable = differing.filter(
    (picture) => second.taken.get(picture.id)?.hash === hashOf(picture),
  );
  const toFind = [...stable.filter(({ id }) => !here.has(id)), ...gone];
  const { taken } = first;
  const found = await findBaselines(toFind, accepted, { cache, graph, taken });
  const baselines = new Map<string, Baseline>([
    ...found.baselines,
    ...[...here].map(([id, image]) => [id, { here: image }] as const),
  ]);

  const judgements: Examined['judgements'] = new Map();
  for (const { id } of pictures)
    judgements.set(id, { status: 'equal', reason: 'same as accepted' });
  for (const id of here.keys()) judgements.set(id, AS_HEAD);
  for (const [id, reason] of [...first.failures, ...second.failures]) {
    judgements.set(id, { status: 'failed', reason });
  }
  await inThreads(differing, cache, async ({ id }, compare) => {
    const [one, other] = [first.taken.get(id), second.taken.get(id)];
    if (!one || !other) return;
    judgements.set(id, await judge(one, other, accepted.get(id), baselines.get(id), compare));
  });
  for (const { id } of gone) {
    judgements.set(id, judgeGone(accepted.get(id), baselines.get(id)));
  }
  return {
    judgements,
    notices: notices(baselines),
    measured: { ...first.measured, drawn: found.drawn },
  };
}

const AS_HEAD: Judgement = { status: 'equal', reason: 'same as HEAD on this machine' };

/** Another browser draws other pixels than the accepted ones, so pictures are compared with its HEAD. */
async function drawnHeadHere(
  suspects: readonly Picture[],
  taken: ReadonlyMap<string, Image>,
  { accepted, cache, graph }: Examination,
): Promise<Map<string, Image>> {
  const known = isPinned() ? [] : suspects.filter(({ id }) => accepted.has(id));
  const drawings = (await isAsHead(graph))
    ? new Map()
    : await drawAt(headCommit(), known, { cache, graph, isSkippingSame: true });
  return new Map(
    known.flatMap(({ id }) => {
      const drawing = drawings.get(id) ?? SAME_CODE;
      if (typeof drawing === 'object' && 'failure' in drawing) return [];
      const image = drawing === SAME_CODE ? taken.get(id) : drawing;
      return image ? [[id, image] as const] : [];
    }),
  );
}

function notices(baselines: ReadonlyMap<string, Baseline>): string[] {
  const others = [...baselines.values()].filter((baseline) => 'here' in baseline).length;
  if (others === 0) return [];
  return [
    `This machine draws ${counted(others, 'picture')} with other pixels than the accepted ones, so they were compared with HEAD as drawn on this machine.`,
  ];
}
