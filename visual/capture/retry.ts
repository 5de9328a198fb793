import type { Picture } from '../model/report.ts';
import { getPageKind } from './capture-page.ts';
import { type CapturePictures, getHash, type Outcome, type Outcomes } from './capture-pictures.ts';
import { withoutInteraction } from './interaction.ts';

/** Of more pictures than this only samples are captured again. */
export const MAX_RETRIED = 400;

/**
 * Captures pictures a second time, in new pages and in reverse order. So many that nearly all must
 * show one change in what they share are sampled: of each story one picture in each language, brand,
 * pointer and state of the page. Only where that is unstable are the story's others captured, too;
 * the rest are taken as they were first.
 */
export async function retry(
  differing: readonly Picture[],
  first: Outcomes,
  capture: CapturePictures,
): Promise<Outcomes> {
  const captureAgain = async (pictures: readonly Picture[]) =>
    (await capture(pictures.toReversed(), true)).outcomes;
  if (differing.length <= MAX_RETRIED) return await captureAgain(differing);
  // They have the same texts and the same rules, but for those of their width.
  const alike = Map.groupBy(differing, ({ story, mode }) => {
    const { locale, brand, state } = withoutInteraction(mode);
    return [story, locale, brand, getPageKind(mode), state].join(' ');
  });
  const samples = await captureAgain([...alike.values()].flatMap(([sample]) => sample ?? []));
  const second = new Map<string, Outcome>(samples);
  const doubtful: Picture[] = [];
  for (const [sample, ...others] of alike.values()) {
    const id = sample?.id ?? '';
    const isStable = getHash(samples.get(id)) === getHash(first.get(id));
    if (!isStable) doubtful.push(...others);
    for (const other of isStable ? others : []) {
      const captured = first.get(other.id);
      if (captured) second.set(other.id, captured);
    }
  }
  return new Map([...second, ...(await captureAgain(doubtful))]);
}
