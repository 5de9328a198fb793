import type { Decided } from '../../decide.ts';
import type { Mark, Marks, Report } from '../../report.ts';
import { TOKEN_HEADER } from './embedded.ts';

/** Sends decisions to the local server. Throws an Error with a sentence for people. */
export async function sendMarks(
  report: Report,
  marks: readonly Mark[],
  token: string,
): Promise<Decided> {
  const response = await fetch('/decisions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(asFile(report, marks)),
  }).catch(() => {
    throw new Error('The review does not answer. Is `npm run visual:review` still running?');
  });
  const answer = (await response.json()) as Decided & { why?: string };
  if (!response.ok) throw new Error(answer.why ?? `The review answered ${response.status}.`);
  return answer;
}

/** The name of the file that marks are exported to. */
export function marksFile(report: Report): string {
  return `marks-${report.id}.json`;
}

/** Downloads the marks as a file for `npm run visual -- apply`. */
export function downloadMarks(report: Report, marks: readonly Mark[]): void {
  const text = `${JSON.stringify(asFile(report, marks), undefined, 2)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: marksFile(report) }).click();
  URL.revokeObjectURL(href);
}

/** Marks kept from an earlier visit to the same report; none where the browser keeps nothing. */
export function keptMarks({ id, results, isReportOnly }: Report): Mark[] {
  if (isReportOnly) return [];
  try {
    const marks = JSON.parse(localStorage.getItem(storageKey(id)) ?? '[]') as Mark[];
    return marks.filter((mark) => results.some((result) => result.id === mark.id));
  } catch {
    return [];
  }
}

/** Keeps marks for the next visit, where the browser allows it. */
export function keepMarks({ id }: Report, marks: readonly Mark[]): void {
  try {
    localStorage.setItem(storageKey(id), JSON.stringify(marks));
  } catch {
    // A page from disk may have no storage; the marks then live as long as the page.
  }
}

function storageKey(id: string): string {
  return `fernblick-marks-${id}`;
}

function asFile(report: Report, marks: readonly Mark[]): Marks {
  return { version: 1, report: report.id, marks: [...marks] };
}
