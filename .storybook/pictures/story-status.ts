import type { Status } from 'storybook/internal/types';
import { isSettled, type Result, type Verdict } from '../../visual/report.ts';
import { PICTURES, type StatusData } from './messages.ts';
import { isUndecided } from './picture-state.ts';

/** How the sidebar shows one story: the worst of its pictures as a dot, all of them in words. */
export type StoryStatus = Status & { data: StatusData };

/** One status for each story that has something to look at; the others carry no dot. */
export function storyStatuses(results: readonly Result[]): StoryStatus[] {
  return [...Map.groupBy(results, ({ story }) => story)].flatMap(([story, pictures]) => {
    const standings = pictures.map(standingOf).filter((standing) => standing !== undefined);
    const worst = ORDER.find((standing) => standings.includes(standing));
    if (!worst) return [];
    return {
      value: VALUES[worst],
      typeId: PICTURES,
      storyId: story,
      title: 'Pictures',
      description: inWords(standings),
      data: { undecided: pictures.filter(isUndecided).length },
    };
  });
}

/** What is to be said about a picture that is not settled. */
type Standing = Exclude<Verdict, 'equal' | 'skipped'> | 'rejected';

/** Worst first. */
const ORDER: readonly Standing[] = ['failed', 'rejected', 'unstable', 'changed', 'gone', 'new'];

const VALUES: Record<Standing, Status['value']> = {
  failed: 'status-value:error',
  rejected: 'status-value:error',
  unstable: 'status-value:warning',
  changed: 'status-value:warning',
  gone: 'status-value:warning',
  new: 'status-value:new',
};

function standingOf({ verdict, decision }: Result): Standing | undefined {
  if (decision) return decision.verdict === 'rejected' ? 'rejected' : undefined;
  return isSettled(verdict) ? undefined : verdict;
}

/** Such as `1 rejected, 2 changed`. */
function inWords(standings: readonly Standing[]): string {
  const counts = Map.groupBy(standings, (standing) => standing);
  return ORDER.flatMap((standing) => {
    const count = counts.get(standing)?.length;
    return count ? `${count} ${standing}` : [];
  }).join(', ');
}
