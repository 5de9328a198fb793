import type { RunContext } from '../run/context.ts';
import type { Result } from './report.ts';
import { STATUSES } from './status.ts';

/**
 * Adds their accepted picture to the settled modes of each story that has open ones: the review shows
 * them beside each other. Those that the cache does not have are not worth drawing for it.
 */
export function addOtherModes(
  results: readonly Result[],
  { accepted, cache }: Pick<RunContext, 'accepted' | 'cache'>,
): Result[] {
  const isSettled = ({ status }: Result) => STATUSES[status].isSettled;
  const open = new Set(results.filter((result) => !isSettled(result)).map(({ story }) => story));
  return results.map((result) => {
    const line = accepted.get(result.id);
    if (!line || !isSettled(result) || !open.has(result.story)) return result;
    const { pixels: hash, width, height } = line;
    return cache.has(hash) ? { ...result, after: { hash, width, height } } : result;
  });
}
