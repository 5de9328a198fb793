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
  const drafts = listDrafts({ original, report: decided.report });
  remember(getDraftsFile(report), drafts);
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

/** The report with the drafts of an earlier visit. */
export function addStoredDrafts(report: Report): Report {
  return addDrafts(report, recall<Draft[]>(getDraftsFile(report), [])).report;
}

/** Who decides in pages from disk, asked once; empty before. */
export function readAuthor(): string {
  return recall(AUTHOR_KEY, '');
}

/** Keeps who decides, for the next page from disk. */
export function storeAuthor(author: string): void {
  remember(AUTHOR_KEY, author);
}

const AUTHOR_KEY = 'pictures-author';

function recall<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return otherwise;
  }
}

/** A page from disk may have no storage: it asks again, and drafts are lost when it is closed. */
function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** The answer of the server; without one, nothing was decided. */
async function sendDrafts(report: Report, drafts: Draft[]): Promise<Decided> {
  const body = JSON.stringify({ version: 4, report: report.id, drafts } satisfies Drafts);
  const answer: Decided | { why: string } = await fetch('/decisions', { method: 'POST', body })
    .then((response) => response.json())
    .catch(() => ({ why: 'No answer. Check that `npm run visual:review` is still running.' }));
  return 'report' in answer ? answer : { done: [], refused: [{ id: '', ...answer }], report };
}
