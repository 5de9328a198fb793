import { type Decided, type Mark, type Marks, markOf, type Report } from '../../report.ts';
import { TOKEN_HEADER } from './embedded.ts';
import type { State } from './state.ts';

/** A report with marks applied, without author and time, which are added when they are saved. */
export function withMarks(report: Report, marks: readonly Mark[]): Report {
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

/** The decisions made in this page that are not applied yet. */
export function marksOf({ base, report }: Pick<State, 'base' | 'report'>): Mark[] {
  return report.results
    .filter(({ decision }, index) => decision !== base.results[index]?.decision)
    .map((each) => markOf(each, each.decision?.answer ?? 'undecided', each.decision?.why ?? ''));
}

/**
 * Sends decisions to the local server.
 * @throws Error with a readable message
 */
export async function sendMarks(marks: Marks, token: string): Promise<Decided> {
  const response = await fetch('/decisions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(marks),
  }).catch(() => {
    throw new Error(
      'The server does not respond. Check that `npm run visual:review` is still running.',
    );
  });
  const answer = (await response.json()) as Decided & { why?: string };
  if (!response.ok) throw new Error(answer.why ?? `The server responded with ${response.status}.`);
  return answer;
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

/** Marks stored in an earlier visit to the same report; none when the browser has no storage. */
export function keptMarks(report: Report): Mark[] {
  try {
    return JSON.parse(localStorage.getItem(marksFile(report)) ?? '[]') as Mark[];
  } catch {
    return [];
  }
}

/** Stores marks for the next visit, if the browser allows it. */
export function keepMarks(report: Report, marks: readonly Mark[]): void {
  try {
    localStorage.setItem(marksFile(report), JSON.stringify(marks));
  } catch {
    // A page opened from disk may have no storage; marks are then lost when it is closed.
  }
}
