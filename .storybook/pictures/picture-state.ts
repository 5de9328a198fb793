import {
  isDecidable,
  isSettled,
  type Mark,
  type Marks,
  markOf,
  type Result,
} from '../../visual/report.ts';
import type { View } from '../../visual/report-folder.ts';

/** Whether a person still has to accept or reject a picture. */
export function isUndecided(picture: Result): boolean {
  return isDecidable(picture.verdict) && !picture.decision;
}

/** The verdicts that a person may still give a picture: a rejected one can be accepted later. */
export function openVerdicts(picture: Result): Mark['verdict'][] {
  if (!isDecidable(picture.verdict) || picture.decision?.verdict === 'accepted') return [];
  return picture.decision ? ['accepted'] : ['accepted', 'rejected'];
}

/** The views of a picture that show something. */
export function viewsOf({ verdict, before, after }: Result): View[] {
  if (isSettled(verdict)) return [];
  const views: View[] = [];
  if (before) views.push('before');
  if (after) views.push('after');
  if (verdict === 'changed') views.push('difference');
  return views;
}

/** The same verdict on pictures exactly as the report shows them. */
export function marksOf(
  report: string,
  pictures: readonly Result[],
  verdict: Mark['verdict'],
  why: string,
): Marks {
  return { version: 1, report, marks: pictures.map((picture) => markOf(picture, verdict, why)) };
}
