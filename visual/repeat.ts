import { kindOfPage } from './capture/capture-page.ts';
import type { Examination } from './examine.ts';
import type { Picture } from './report.ts';
import { type Captures, type Taken, take } from './take.ts';

/** Of more pictures than this only samples are captured again. */
export const MOST_REPEATED = 400;

/**
 * Captures pictures a second time, in new pages and in reverse order, with evidence where there is an
 * accepted picture to find causes for. So many that nearly all must show one change in what they
 * share are sampled: of each story one picture in each kind of page. Only where that is unstable are
 * the story's others captured, too; the rest are taken as they were first, with its evidence.
 */
export async function repeat(
  differing: readonly Picture[],
  first: ReadonlyMap<string, Taken>,
  { accepted, built, cache }: Pick<Examination, 'accepted' | 'built' | 'cache'>,
): Promise<Captures> {
  const again = (pictures: readonly Picture[]) =>
    take(built, pictures.toReversed(), cache, ({ id }) => accepted.has(id));
  if (differing.length <= MOST_REPEATED) return await again(differing);

  const alike = Map.groupBy(differing, ({ story, mode }) => `${story} ${kindOfPage(mode)}`);
  const second = await again([...alike.values()].flatMap(([sample]) => sample ?? []));
  const doubtful: Picture[] = [];
  for (const [sample, ...others] of alike.values()) {
    const repeated = sample && second.taken.get(sample.id);
    const isStable = repeated && repeated.hash === first.get(sample.id)?.hash;
    if (!isStable) doubtful.push(...others);
    else for (const { id } of others) keep(id, repeated);
  }
  const rest = await again(doubtful);
  for (const [id, taken] of rest.taken) second.taken.set(id, taken);
  for (const [id, failure] of rest.failures) second.failures.set(id, failure);
  return second;

  function keep(id: string, { evidence }: Taken): void {
    const taken = first.get(id);
    if (taken) second.taken.set(id, { ...taken, ...(evidence && { evidence }) });
  }
}
