import type { Status } from 'storybook/internal/types';
import type { Result } from '../results/report.ts';
import { isRed } from '../results/status.ts';

/** Identifies this addon in Storybook: its status dots, its event and its toolbar link. */
export const PICTURES = 'fernblick/pictures';

/** A story's dot, with the URL of its pictures in the review. */
export type StoryStatus = Status & { data: { review: string } };

/** One dot for each story with pictures that make the run fail; the others have none. */
export function listStoryStatuses(results: readonly Result[], review: string): StoryStatus[] {
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
