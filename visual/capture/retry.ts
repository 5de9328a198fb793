import type { Picture } from '../results/report.ts';
import type { Examination } from '../run/inspect.ts';
import { kindOfPage } from './capture-page.ts';
import { hashOf, type Outcome, take } from './capture-pictures.ts';

/** Of more pictures than this only samples are captured again. */
export const MOST_REPEATED = 400;

/**
 * Captures pictures a second time, in new pages and in reverse order, with evidence to find causes. So
 * many that nearly all must show one change in what they share are sampled: of each story one picture
 * in each kind of page. Only where that is unstable are the story's others captured, too; the rest are
 * taken as they were first, with its evidence.
 */
export async function repeat(
  differing: readonly Picture[],
  first: ReadonlyMap<string, Outcome>,
  { built, cache }: Pick<Examination, 'built' | 'cache'>,
): Promise<Map<string, Outcome>> {
  const again = async (pictures: readonly Picture[]) =>
    (await take(built, pictures.toReversed(), cache, true)).outcomes;
  if (differing.length <= MOST_REPEATED) return await again(differing);

  const alike = Map.groupBy(differing, ({ story, mode }) => `${story} ${kindOfPage(mode)}`);
  const second = await again([...alike.values()].flatMap(([sample]) => sample ?? []));
  const doubtful: Picture[] = [];
  for (const [sample, ...others] of alike.values()) {
    const id = sample?.id ?? '';
    const repeated = second.get(id);
    if (hashOf(repeated) !== hashOf(first.get(id))) {
      doubtful.push(...others);
      continue;
    }
    for (const { id } of others) {
      const taken = first.get(id);
      if (taken) second.set(id, { ...repeated, ...taken });
    }
  }
  return new Map([...second, ...(await again(doubtful))]);
}
