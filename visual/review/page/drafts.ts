import type { Mark, Marks } from '../../decide/drafts.ts';
import { type Decided, markOf, type Report } from '../../results/report.ts';
import type { State } from './state.ts';

/** The decisions made in a page from disk, which are not applied yet. */
export function marksOf({ original, report }: Pick<State, 'original' | 'report'>): Mark[] {
  if (!original) return [];
  return report.results
    .filter(({ decision }, index) => decision !== original.results[index]?.decision)
    .map((each) => markOf(each, each.decision?.answer ?? 'undecided', each.decision?.why ?? ''));
}

/** Saves decisions: on the local server, or as marks in a page from disk. */
export async function saveDecisions({
  report,
  original,
  sending,
}: Pick<State, 'report' | 'original' | 'sending'>): Promise<Decided> {
  if (!original) return await sent(report, [...sending]);
  const decided = marked(report, sending);
  keepMarks(decided.report, marksOf({ original, report: decided.report }));
  return decided;
}

/** What a page from disk does with decisions; their author and time are added when they are applied. */
export function marked(report: Report, marks: readonly Mark[]): Decided {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const results = report.results.map((result) => {
    const mark = byId.get(result.id);
    if (!mark) return result;
    const { decision: _before, ...undecided } = result;
    const { answer, why } = mark;
    if (answer === 'undecided') return undecided;
    return { ...undecided, decision: { answer, why, who: '', when: '' } };
  });
  return { done: [...byId.keys()], refused: [], report: { ...report, results } };
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
    return marked(report, marks).report;
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

/** The answer of the server; without one, nothing was decided. */
async function sent(report: Report, marks: Mark[]): Promise<Decided> {
  const body = JSON.stringify({ version: 2, report: report.id, marks } satisfies Marks);
  const headers = { 'Content-Type': 'application/json' };
  const answer: Decided | { why: string } = await fetch('/decisions', {
    method: 'POST',
    headers,
    body,
  })
    .then((response) => response.json())
    .catch(() => ({ why: 'No answer. Check that `npm run visual:review` is still running.' }));
  return 'report' in answer ? answer : { done: [], refused: [{ id: '', ...answer }], report };
}
