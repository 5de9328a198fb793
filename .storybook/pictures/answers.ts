import { z } from 'zod';
import { Mendable } from '../../tools/project.ts';
import type { Decided } from '../../visual/decide.ts';
import { marksSchema } from '../../visual/marks.ts';
import type { Marks, Report } from '../../visual/report.ts';
import type { Outcome, StoryPictures } from './messages.ts';
import { isUndecided } from './picture-state.ts';

/** What the report says about the story that the panel shows. */
export function storyPictures(report: Report, question: unknown): StoryPictures {
  const { story } = questionSchema.parse(question);
  const { id, when, commit, isReportOnly, shard, results } = report;
  return {
    report: { id, when, commit, isReportOnly, ...(shard && { shard }) },
    pictures: results.filter((result) => result.story === story),
    undecided: results.filter(isUndecided).length,
  };
}

/** What deciding needs to know of the workbench. */
export interface Deciding {
  report: Report;
  /** The address that the workbench was told to listen on, if it was told one. */
  host: string | undefined;
  decide: (marks: Marks) => Promise<Decided>;
}

/**
 * Carries out what came from a panel as marks.
 * @throws Mendable when none of it may be carried out
 */
export async function carryOut(
  untrusted: unknown,
  { report, host, decide }: Deciding,
): Promise<Outcome> {
  if (!isLoopback(host)) {
    throw new Mendable(
      `This workbench listens on ${host}, where others can reach it and could decide as you. ` +
        'Start it without --host, or decide in `npm run visual:review`.',
    );
  }
  const { success, data: marks } = marksSchema.safeParse(untrusted);
  if (!success) throw new Mendable('These are no decisions. Reload the page, then decide again.');
  if (marks.report !== report.id) {
    throw new Mendable('There is a newer report. Look at its pictures, then decide again.');
  }
  const { done, refused } = await decide(marks);
  return { done, refused };
}

const questionSchema = z.object({ story: z.string() });

/** Storybook listens on 127.0.0.1 when it is not told otherwise. */
function isLoopback(host = '127.0.0.1'): boolean {
  return ['127.0.0.1', 'localhost', '::1'].includes(host);
}
