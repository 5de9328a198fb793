import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../../lib/format-count.ts';
import { UserError } from '../../lib/user-error.ts';
import { withLock } from '../../tools/files/lock.ts';
import { ACCEPTED_FILE, ROOT } from '../../tools/project/paths.ts';
import { type Accepted, readAccepted, writeAccepted } from '../baselines/accepted.ts';
import { readGitIdentity } from '../baselines/git.ts';
import { formatMode } from '../plan/modes.ts';
import type { Decided, Report, Result } from '../results/report.ts';
import { REPORT_FOLDER, readReport, writeReport } from '../results/report-folder.ts';
import { NOT_PINNED, STATUSES } from '../results/status.ts';
import { type Draft, type Drafts, parseDrafts } from './drafts.ts';

/**
 * Applies drafts that were exported from a report.
 * @throws UserError when the file cannot be read or a draft is refused
 */
export async function applyDrafts(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(
      `${file} cannot be read. Export drafts from a report and pass the path of that file.`,
    );
  });
  const { done, refused } = await decide(parseDrafts(text, file));
  console.log(`${formatCount(done.length, 'picture')} decided.`);
  if (refused.length === 0) return;
  const lines = refused.map(({ id, why }) => `  ${id}: ${why}`).join('\n');
  throw new UserError(`${formatCount(refused.length, 'draft')} refused:\n${lines}`);
}

/**
 * Applies decisions: writes accepted lines, and records all decisions in the report. A draft
 * about another picture than the one in the report is refused. Decisions of several tabs and
 * processes are applied one after another, because each rewrites both files.
 * @throws UserError when the git config has no name or email address
 */
export function decide(
  { drafts }: Drafts,
  folder = REPORT_FOLDER,
  acceptedFile = join(ROOT, ACCEPTED_FILE),
): Promise<Decided> {
  return withLock(acceptedFile, async () => {
    const report = await readReport(folder);
    const accepted = await readAccepted(acceptedFile);
    const results = new Map(report.results.map((result) => [result.id, result]));
    const [who, when] = [readGitIdentity(), new Date().toISOString()];
    const decided: Decided = { done: [], refused: [], report };
    for (const draft of drafts) {
      const { id, answer, pin } = draft;
      const result = results.get(id);
      const refusal = explainRefusal(draft, result, report.isPinned, accepted.get(id));
      if (!result || refusal) {
        decided.refused.push({ id, why: refusal ?? '' });
        continue;
      }
      const details = { who, when, why: draft.why };
      const line = makeLine(answer, result, details);
      if (line) accepted.set(id, line);
      else accepted.delete(id);
      if (answer === 'undecided') delete result.decision;
      else result.decision = { answer, ...details, ...(pin && { pin }) };
      decided.done.push(id);
    }
    if (decided.done.length > 0) {
      await writeAccepted(accepted, acceptedFile);
      await writeReport(report, folder);
    }
    return decided;
  });
}

/**
 * Adds the rejections of the last report to the results: each keeps the run red as long as exactly the
 * rejected picture is shown.
 */
export function keepRejections(results: readonly Result[], last: Report | undefined): Result[] {
  const known = new Map(last?.results.map((result) => [result.id, result]));
  return results.map((result) => {
    const { decision, after } = known.get(result.id) ?? {};
    const isAbout = decision?.answer === 'rejected' && after?.hash === result.after?.hash;
    return isAbout && STATUSES[result.status].isDecidable ? { ...result, decision } : result;
  });
}

function explainRefusal(
  { answer, before, after }: Draft,
  result: Result | undefined,
  isPinned: boolean,
  line: Accepted | undefined,
): string | undefined {
  if (!result) return 'This picture is not in the report. Run `npm run visual` and decide again.';
  const { status, reason, decision } = result;
  if (!STATUSES[status].isDecidable) return `It is ${status} (${reason}), so it cannot be decided.`;
  if (before !== (result.before?.hash ?? null) || after !== (result.after?.hash ?? null)) {
    return 'The picture has changed since this decision was made. Review it again, then decide.';
  }
  const expected = makeLine(decision?.answer ?? 'undecided', result);
  if (line?.pixels !== expected?.pixels) {
    return 'Its accepted line has changed since the report was written. Run `npm run visual` again.';
  }
  if (answer === 'undecided' && !decision) return 'There is no decision to take back.';
  return answer === 'accepted' && !isPinned ? NOT_PINNED : undefined;
}

/** The accepted line after a decision; undefined when nothing is accepted. */
function makeLine(
  answer: Draft['answer'],
  { story, mode, status, accepted, after }: Result,
  details: Pick<Accepted, 'who' | 'when' | 'why'> = { who: '', when: '', why: '' },
): Accepted | undefined {
  if (answer !== 'accepted') return accepted;
  if (status === 'removed' || !after) return undefined;
  const { hash, width, height } = after;
  return { story, mode: formatMode(mode), pixels: hash, width, height, ...details };
}
