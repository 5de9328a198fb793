import { type Decided, type Mark, type Marks, markOf, type Report } from '../../report.ts';
import { TOKEN_HEADER } from './embedded.ts';
import type { State } from './state.ts';

/** A report as it will be when marks are applied; who decided and when is known only then. */
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

/** The decisions that were made in this page and are not applied yet. */
export function marksOf({ base, report }: Pick<State, 'base' | 'report'>): Mark[] {
  return report.results
    .filter(({ decision }, index) => decision !== base.results[index]?.decision)
    .map((each) => markOf(each, each.decision?.answer ?? 'undecided', each.decision?.why ?? ''));
}

/** Sends decisions to the local server. Throws an Error with a sentence for people. */
export async function sendMarks(marks: Marks, token: string): Promise<Decided> {
  const response = await fetch('/decisions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(marks),
  }).catch(() => {
    throw new Error('The server does not answer. Is `npm run visual:review` still running?');
  });
  const answer = (await response.json()) as Decided & { why?: string };
  if (!response.ok) throw new Error(answer.why ?? `The server answered ${response.status}.`);
  return answer;
}

/** The name of the file that marks are exported to. */
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

/** Marks kept from an earlier visit to the same report; none where the browser keeps nothing. */
export function keptMarks(report: Report): Mark[] {
  try {
    return JSON.parse(localStorage.getItem(marksFile(report)) ?? '[]') as Mark[];
  } catch {
    return [];
  }
}

/** Keeps marks for the next visit, where the browser allows it. */
export function keepMarks(report: Report, marks: readonly Mark[]): void {
  try {
    localStorage.setItem(marksFile(report), JSON.stringify(marks));
  } catch {
    // A page from disk may have no storage; the marks then live as long as the page.
  }
}
