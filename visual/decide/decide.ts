import { join } from 'node:path';
import { withLock } from '../../tools/files/lock.ts';
import { ACCEPTED_FILE, ROOT } from '../../tools/project/paths.ts';
import { type Accepted, readAccepted, writeAccepted } from '../baselines/accepted.ts';
import { gitIdentity } from '../baselines/git.ts';
import { modeName } from '../plan/modes.ts';
import type { Decided, Result } from '../results/report.ts';
import { REPORT_FOLDER, readReport, writeReport } from '../results/report-folder.ts';
import { NOT_PINNED, STATUSES } from '../results/status.ts';
import type { Draft, Drafts } from './drafts.ts';

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
    const [who, when] = [gitIdentity(), new Date().toISOString()];
    const done: string[] = [];
    const refused: Decided['refused'] = [];
    for (const draft of drafts) {
      const { id, answer } = draft;
      const result = results.get(id);
      const why = explainRefusal(draft, result, report.isPinned, accepted.get(id));
      if (!result || why) {
        refused.push({ id, why: why ?? UNKNOWN_PICTURE });
        continue;
      }
      const details = { who, when, why: draft.why };
      const line = lineAfter(answer, result, details);
      if (line) accepted.set(id, line);
      else accepted.delete(id);
      if (answer === 'undecided') delete result.decision;
      else result.decision = { answer, ...details };
      done.push(id);
    }
    if (done.length > 0) {
      await writeAccepted(accepted, acceptedFile);
      await writeReport(report, folder);
    }
    return { done, refused, report };
  });
}

const UNKNOWN_PICTURE = 'This picture is not in the report. Run `npm run visual` and decide again.';

function explainRefusal(
  { answer, before, after }: Draft,
  result: Result | undefined,
  isPinned: boolean,
  line: Accepted | undefined,
): string | undefined {
  if (!result) return UNKNOWN_PICTURE;
  const { status, reason, decision } = result;
  if (!STATUSES[status].isDecidable) return `It is ${status} (${reason}), so it cannot be decided.`;
  if (before !== (result.before?.hash ?? null) || after !== (result.after?.hash ?? null)) {
    return 'The picture has changed since this decision was made. Review it again, then decide.';
  }
  const expected = lineAfter(decision?.answer ?? 'undecided', result);
  if (line?.pixels !== expected?.pixels) {
    return 'Its accepted line has changed since the report was written. Run `npm run visual` again.';
  }
  if (answer === 'undecided') {
    return decision ? undefined : 'There is no decision to take back.';
  }
  return answer === 'accepted' && !isPinned ? NOT_PINNED : undefined;
}

/** The accepted line after a decision; undefined when nothing is accepted. */
function lineAfter(
  answer: Draft['answer'],
  { story, mode, status, accepted, after }: Result,
  details: Pick<Accepted, 'who' | 'when' | 'why'> = { who: '', when: '', why: '' },
): Accepted | undefined {
  if (answer !== 'accepted') return accepted;
  if (status === 'removed' || !after) return undefined;
  const { hash, width, height } = after;
  return { story, mode: modeName(mode), pixels: hash, width, height, ...details };
}
