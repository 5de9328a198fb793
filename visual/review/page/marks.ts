import type { Mark, Marks } from '../../marks.ts';
import { type Decided, markOf, type Report } from '../../report.ts';
import type { State } from './state.ts';

/** The decisions made in a page from disk, which are not applied yet. */
export function marksOf({ original, report }: Pick<State, 'original' | 'report'>): Mark[] {
  if (!original) return [];
  return report.results
    .filter(({ decision }, index) => decision !== original.results[index]?.decision)
    .map((each) => markOf(each, each.decision?.answer ?? 'undecided', each.decision?.why ?? ''));
}

/**
 * Saves decisions: on the local server, or as marks in a page from disk.
 * @throws Error with a readable message
 */
export async function saveDecisions({
  report,
  original,
  sending,
}: Pick<State, 'report' | 'original' | 'sending'>): Promise<Decided> {
  const marks = [...sending];
  if (!original) return await sent({ version: 2, report: report.id, marks });
  const decided = marked(report, marks);
  keepMarks(decided.report, marksOf({ original, report: decided.report }));
  return decided;
}

/** What a page from disk does with decisions. */
export function marked(report: Report, marks: readonly Mark[]): Decided {
  return { done: marks.map(({ id }) => id), refused: [], report: withMarks(report, marks) };
}

/** The name of the file with exported marks. */
export function marksFile({ id }: Report): string {
  return `marks-${id}.json`;
}

/** Downloads the marks as a file for `npm run visual -- apply`. */
export function downloadMarks(state: State): void {
  const { id } = state.report;
  const marks: Marks = { version: 2, report: id, marks: marksOf(state) };
  if (marks.marks.length === 0) return;
  const text = `${JSON.stringify(marks, undefined, 2)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: marksFile(state.report) }).click();
  URL.revokeObjectURL(href);
}

/** The report with the marks of an earlier visit; without them when the browser has no storage. */
export function withKeptMarks(report: Report): Report {
  try {
    const marks: Mark[] = JSON.parse(localStorage.getItem(marksFile(report)) ?? '[]');
    return withMarks(report, marks);
  } catch {
    return report;
  }
}

function keepMarks(report: Report, marks: readonly Mark[]): void {
  try {
    localStorage.setItem(marksFile(report), JSON.stringify(marks));
  } catch {
    // A page opened from disk may have no storage; marks are then lost when it is closed.
  }
}

async function sent(marks: Marks): Promise<Decided> {
  const response = await fetch('/decisions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(marks),
  }).catch(() => {
    throw new Error(
      'The server does not respond. Check that `npm run visual:review` is still running.',
    );
  });
  const answer: Decided & { why?: string } = await response.json();
  if (!response.ok) throw new Error(answer.why ?? `The server responded with ${response.status}.`);
  return answer;
}

/** A report with marks applied, without author and time, which are added when they are saved. */
function withMarks(report: Report, marks: readonly Mark[]): Report {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const results = report.results.map((result) => {
    const mark = byId.get(result.id);
    if (!mark) return result;
    const { decision: _before, ...undecided } = result;
    const { answer, why } = mark;
    if (answer === 'undecided') return undecided;
    return { ...undecided, decision: { answer, why, who: '', when: '' } };
  });
  return { ...report, results };
}
