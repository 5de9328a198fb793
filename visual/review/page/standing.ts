import { isDecidable, type Mark, type Report, type Result, type Verdict } from '../../report.ts';

/** What stands about a picture: decided in the log, or marked here and not applied yet. */
export interface Standing {
  verdict: Mark['verdict'];
  why: string;
  /** Absent for a mark: `apply` says who and when. */
  signed?: { who: string; when: string };
}

/** The mark or decision about a picture, the mark first because it is newer. */
export function standingOf(result: Result, marks: readonly Mark[]): Standing | undefined {
  const mark = marks.find(({ id }) => id === result.id);
  if (mark) return { verdict: mark.verdict, why: mark.why };
  if (!result.decision) return undefined;
  const { verdict, why, who, when } = result.decision;
  return { verdict, why, signed: { who, when } };
}

/** Whether a person is asked about a picture and has not answered. */
export function isOpen(report: Report, result: Result, marks: readonly Mark[]): boolean {
  return !obstacle(report, result) && !standingOf(result, marks);
}

/** Why nobody can decide about a picture, in a sentence; nothing when somebody can. */
export function obstacle(report: Report, result: Result): string | undefined {
  if (!isDecidable(result.verdict)) return OBSTACLES[result.verdict];
  if (report.isReportOnly) return 'This report is for reading only: nothing can be decided in it.';
  if (result.decision?.verdict === 'accepted') {
    return 'Accepted: its baseline is written. Git can bring the old one back.';
  }
  return undefined;
}

const OBSTACLES: Partial<Record<Verdict, string>> = {
  equal: 'Equal to its baseline: there is nothing to decide.',
  skipped: 'Skipped: nothing it is made of changed, so there is nothing to decide.',
  unstable: 'Two captures of the same code differ. Make the story still, then run again.',
  failed: 'No picture could be taken or trusted. Mend the story, then run again.',
};
