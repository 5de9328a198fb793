import type { Status } from 'storybook/internal/types';
import type { Result } from '../../visual/report.ts';
import { isRed } from '../../visual/status.ts';

/** The name of this part of the workbench in Storybook: of its dots, its event and its link. */
export const PICTURES = 'fernblick/pictures';

/** A story's dot, with the address of its pictures in the review. */
export type StoryStatus = Status & { data: { review: string } };

/** One dot for each story whose pictures keep the run red; the others have none. */
export function storyStatuses(results: readonly Result[], review: string): StoryStatus[] {
  const byStory = Map.groupBy(results.filter(isRed), ({ story }) => story);
  return [...byStory].map(([storyId, pictures]) => {
    const counts = Map.groupBy(pictures, ({ status, decision }) => decision?.answer ?? status);
    const words = [...counts].map(([name, { length }]) => `${length} ${name}`);
    const value = counts.has('failed') || counts.has('rejected') ? 'error' : 'warning';
    return {
      storyId,
      typeId: PICTURES,
      title: 'Pictures',
      value: `status-value:${value}`,
      description: words.join(', '),
      data: { review: `${review}/#${storyId}` },
    };
  });
}
