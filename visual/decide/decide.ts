import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../../lib/format-count.ts';
import { UserError } from '../../lib/user-error.ts';
import { withLock } from '../../tools/files/lock.ts';
import { DECISIONS, ROOT } from '../../tools/project/paths.ts';
import { readGitIdentity, readHead } from '../baselines/git.ts';
import {
  type Answer,
  addAnswer,
  type Decision,
  type Decisions,
  dropAnswer,
  nameAnswer,
  readDecisionFiles,
  resolveAnswers,
  writeDecisionFiles,
} from '../model/decisions.ts';
import { type Draft, type Drafts, parseDrafts } from '../model/drafts.ts';
import { type Decided, describeOtherCommit, type Result } from '../model/report.ts';
import { REPORT_FOLDER, readReport, writeReport } from '../model/report-folder.ts';
import { NOT_PINNED, STATUSES } from '../model/status.ts';
import { formatMode } from '../plan/modes.ts';

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
  const { done, refused, report } = await decide(parseDrafts(text, file));
  console.log(`${formatCount(done.length, 'picture')} decided.`);
  const notice = describeOtherCommit(report, readHead());
  if (notice) console.log(notice);
  if (refused.length === 0) return;
  const lines = refused.map(({ id, why }) => `  ${id}: ${why}`).join('\n');
  throw new UserError(`${formatCount(refused.length, 'draft')} refused:\n${lines}`);
}

/**
 * Applies decisions: writes them into files of their own, and records them in the report. A draft about
 * another picture than the one in the report is refused, and one that was made without knowing what
 * somebody else has answered since. Decisions of several tabs and processes are applied one after
 * another.
 * @throws UserError when neither the drafts nor the git config have a name and an email address
 */
export function decide(
  { drafts, who: author }: Pick<Drafts, 'drafts' | 'who'>,
  folder = REPORT_FOLDER,
  decisionsFolder = join(ROOT, DECISIONS),
): Promise<Decided> {
  return withLock(decisionsFolder, async () => {
    const report = await readReport(folder);
    if (report.base)
      throw new UserError('Accepted pictures are compared here only to look at them.');
    const files = await readDecisionFiles(decisionsFolder);
    const known = resolveAnswers([...files.values()].flat());
    const results = new Map(report.results.map((result) => [result.id, result]));
    const who = author ?? readGitIdentity();
    const when = chooseTime(drafts, known);
    const decided: Decided = { done: [], refused: [], report };
    for (const draft of drafts) {
      const { id, answer, why } = draft;
      const result = results.get(id);
      const current = result && findDecision(result, known);
      const refusal = explainRefusal(draft, result, report.isPinned, current);
      if (!result || refusal) {
        decided.refused.push({ id, why: refusal ?? '' });
        continue;
      }
      const { story, after, status } = result;
      const about = { story, mode: formatMode(result.mode) };
      // What somebody else has answered stays, as what this one replaces.
      if (current && (answer === 'undecided' || current.who === who))
        dropAnswer(files, { ...about, ...current });
      if (answer === 'undecided') delete result.decision;
      else {
        result.decision = { answer, who, when, why };
        const shown = status === 'removed' ? undefined : after;
        const { hash = null, ...size } = shown ?? {};
        addAnswer(files, { ...about, ...result.decision, pixels: hash, ...size });
      }
      decided.done.push(id);
    }
    if (decided.done.length > 0) {
      await writeDecisionFiles(files, decisionsFolder);
      await writeReport(report, folder);
    }
    return decided;
  });
}

/** Now, or just after what a draft replaces: the latest answer counts, and clocks of machines differ. */
function chooseTime(drafts: readonly Draft[], { answered, rejected }: Decisions): string {
  const replaced = drafts.flatMap(({ id, after }) => [
    answered.get(id)?.when,
    rejected.get(nameAnswer(id, after))?.when,
  ]);
  const after = replaced.map((when) => (when ? Date.parse(when) + 1 : 0));
  return new Date(Math.max(Date.now(), ...after)).toISOString();
}

/**
 * Adds the rejections to the results: each keeps the run red as long as exactly the rejected picture is
 * shown.
 */
export function keepRejections(
  results: readonly Result[],
  rejected: Decisions['rejected'],
): Result[] {
  return results.map((result) => {
    const answer = rejected.get(nameAnswer(result.id, result.after?.hash));
    const isAbout = answer && STATUSES[result.status].isDecidable;
    return isAbout ? { ...result, decision: toDecision(answer) } : result;
  });
}

/** What was last decided about a picture since its run compared it, by anybody. */
function findDecision(
  { id, after, accepted: line }: Result,
  { answered, rejected }: Decisions,
): Decision | undefined {
  const acceptance = answered.get(id);
  const isOlder = acceptance?.pixels === null ? !line : acceptance?.when === line?.when;
  const answer = isOlder ? rejected.get(nameAnswer(id, after?.hash)) : acceptance;
  return answer && toDecision(answer);
}

/** An answer without what it is about. */
export function toDecision({ answer, who, when, why }: Answer | Decision): Decision {
  return { answer, who, when, why };
}

function explainRefusal(
  { answer, why, before, after, replaces }: Draft,
  result: Result | undefined,
  isPinned: boolean,
  current: Decision | undefined,
): string | undefined {
  if (!result) return 'This picture is not in the report. Run `npm run visual` and decide again.';
  const { status, reason } = result;
  if (!STATUSES[status].isDecidable) return `It is ${status} (${reason}), so it cannot be decided.`;
  if (before !== (result.before?.hash ?? null) || after !== (result.after?.hash ?? null)) {
    return 'The picture has changed since this decision was made. Review it again, then decide.';
  }
  if (replaces?.who !== current?.who || replaces?.when !== current?.when) {
    const now = current
      ? `${current.answer} by ${current.who}, ${current.when}: "${current.why}"`
      : 'undecided again';
    return `It is ${now}. This answer was made without knowing that: ${answer}${why && `, "${why}"`}. Reload, look at it again, then decide.`;
  }
  if (answer === 'undecided' && !current) return 'There is no decision to take back.';
  return answer === 'accepted' && !isPinned ? NOT_PINNED : undefined;
}
