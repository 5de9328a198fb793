import type { PictureCache } from '../baselines/picture-cache.ts';
import type { Picture } from '../results/report.ts';
import { kindOfPage } from './capture-page.ts';
import { capturePictures, hashOf, type Outcome } from './capture-pictures.ts';
import type { ServedBuild } from './served-build.ts';

/** Of more pictures than this only samples are captured again. */
export const MAX_RETRIED = 400;

/**
 * Captures pictures a second time, in new pages and in reverse order, with evidence to find causes. So
 * many that nearly all must show one change in what they share are sampled: of each story one picture
 * in each kind of page. Only where that is unstable are the story's others captured, too; the rest are
 * taken as they were first, with its evidence.
 */
export async function retry(
  differing: readonly Picture[],
  first: ReadonlyMap<string, Outcome>,
  build: ServedBuild,
  cache: PictureCache,
): Promise<Map<string, Outcome>> {
  const captureAgain = async (pictures: readonly Picture[]) =>
    (await capturePictures(build, pictures.toReversed(), cache, true)).outcomes;
  if (differing.length <= MAX_RETRIED) return await captureAgain(differing);

  const alike = Map.groupBy(differing, ({ story, mode }) => `${story} ${kindOfPage(mode)}`);
  const second = await captureAgain([...alike.values()].flatMap(([sample]) => sample ?? []));
  const doubtful: Picture[] = [];
  for (const [sample, ...others] of alike.values()) {
    const id = sample?.id ?? '';
    const retried = second.get(id);
    if (hashOf(retried) !== hashOf(first.get(id))) {
      doubtful.push(...others);
      continue;
    }
    for (const { id } of others) {
      const captured = first.get(id);
      if (captured) second.set(id, { ...retried, ...captured });
    }
  }
  return new Map([...second, ...(await captureAgain(doubtful))]);
}
