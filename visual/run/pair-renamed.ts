import type { Result } from '../model/report.ts';
import { formatMode } from '../plan/modes.ts';

/**
 * A removed picture and a new one with its pixels and mode are those of a story that was renamed: both are
 * decided together. Everything else stays as it is.
 */
export function pairRenamed(results: readonly Result[]): Result[] {
  const added = Map.groupBy(
    results.filter(({ status }) => status === 'new'),
    ({ after, mode }) => name(after?.hash, mode),
  );
  const renamed = new Map<string, Pick<Result, 'status' | 'reason' | 'before'>>();
  for (const { id, status, story, accepted, mode, before } of results) {
    const now = status === 'removed' && added.get(name(accepted?.pixels, mode))?.shift();
    if (!now) continue;
    const own = { status: 'renamed', reason: describeNames(story, now.story) } as const;
    renamed.set(id, own);
    renamed.set(now.id, { ...own, ...(before && { before }) });
  }
  return results.map((result) => ({ ...result, ...renamed.get(result.id) }));
}

function name(hash: string | undefined, mode: Result['mode']): string {
  return `${hash} ${formatMode(mode)}`;
}

/** What the ids have in common is left out where all of a file is renamed. */
function describeNames(was: string, is: string): string {
  const [[place, own], [otherPlace, other]] = [was.split('--'), is.split('--')];
  return own === other ? `${place} is now ${otherPlace}` : `${was} is now ${is}`;
}
