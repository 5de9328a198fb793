import type { Draft, Drafts } from '../../model/drafts.ts';
import { type Decided, makeDraft, type Report } from '../../model/report.ts';
import type { State } from './state.ts';

/** The decisions made in a page from disk, which are not applied yet. */
export function listDrafts({ original, report }: Pick<State, 'original' | 'report'>): Draft[] {
  if (!original) return [];
  return report.results
    .map((result, index) => ({ result, before: original.results[index]?.decision }))
    .filter(({ result, before }) => result.decision !== before)
    .map(({ result: { decision: now, ...undecided }, before }) => {
      const { answer = 'undecided', why = '' } = now ?? {};
      return makeDraft({ ...undecided, ...(before && { decision: before }) }, answer, why);
    });
}

/** Saves decisions: on the local server, or as drafts in a page from disk. */
export async function saveDecisions(
  state: Pick<State, 'report' | 'original' | 'saving'>,
): Promise<Decided> {
  const { report, original, saving } = state;
  if (!original) return await sendDrafts(report, [...saving]);
  const decided = addDrafts(report, saving);
  storeDrafts(decided.report, listDrafts({ original, report: decided.report }));
  return decided;
}

/** Decides in a page from disk; author and time are added when the drafts are applied. */
export function addDrafts(report: Report, drafts: readonly Draft[]): Decided {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const results = report.results.map((result) => {
    const draft = byId.get(result.id);
    if (!draft) return result;
    const { decision: _before, ...undecided } = result;
    const { answer, why } = draft;
    if (answer === 'undecided') return undecided;
    return { ...undecided, decision: { answer, why, who: '', when: '' } };
  });
  return { done: [...byId.keys()], refused: [], report: { ...report, results } };
}

/** The name of the file with exported drafts. */
export function getDraftsFile({ id }: Report): string {
  return `drafts-${id}.json`;
}

/** Downloads the drafts as a file for `npm run visual -- apply`. */
export function downloadDrafts(state: State): void {
  const { id } = state.report;
  const drafts: Drafts = {
    version: 4,
    who: state.author,
    report: id,
    drafts: listDrafts(state),
  };
  if (drafts.drafts.length === 0) return;
  const text = `${JSON.stringify(drafts, undefined, 2)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const download = getDraftsFile(state.report);
  Object.assign(document.createElement('a'), { href, download }).click();
  URL.revokeObjectURL(href);
}

/** The report with the drafts of an earlier visit; without them when the browser has no storage. */
export function addStoredDrafts(report: Report): Report {
  try {
    const drafts: Draft[] = JSON.parse(localStorage.getItem(getDraftsFile(report)) ?? '[]');
    return addDrafts(report, drafts).report;
  } catch {
    return report;
  }
}

/** Who decides in pages from disk, asked once; empty before. */
export function readAuthor(): string {
  try {
    return localStorage.getItem(AUTHOR_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps who decides, for the next page from disk. */
export function storeAuthor(author: string): void {
  try {
    localStorage.setItem(AUTHOR_KEY, author);
  } catch {
    // Without a storage the next page asks again.
  }
}

const AUTHOR_KEY = 'pictures-author';

function storeDrafts(report: Report, drafts: readonly Draft[]): void {
  try {
    localStorage.setItem(getDraftsFile(report), JSON.stringify(drafts));
  } catch {
    // A page opened from disk may have no storage; drafts are then lost when it is closed.
  }
}

/** The answer of the server; without one, nothing was decided. */
async function sendDrafts(report: Report, drafts: Draft[]): Promise<Decided> {
  const body = JSON.stringify({ version: 4, report: report.id, drafts } satisfies Drafts);
  const answer: Decided | { why: string } = await fetch('/decisions', { method: 'POST', body })
    .then((response) => response.json())
    .catch(() => ({ why: 'No answer. Check that `npm run visual:review` is still running.' }));
  return 'report' in answer ? answer : { done: [], refused: [{ id: '', ...answer }], report };
}
