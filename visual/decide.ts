import { join } from 'node:path';
import { ROOT } from '../tools/project.ts';
import { ACCEPTED_FILE, type Accepted, readAccepted, writeAccepted } from './accepted.ts';
import { gitIdentity } from './git.ts';
import { withLock } from './lock.ts';
import { modeName } from './modes.ts';
import { REJECTIONS_FILE, readRejections, writeRejections } from './rejections.ts';
import type { Decided, Mark, Marks, Result } from './report.ts';
import { REPORT_FOLDER, readReport, writeReport } from './report-folder.ts';
import { STATUSES } from './status.ts';

/** Where decisions are read from and written to; tests name files of their own. */
export interface Places {
  report: string;
  accepted: string;
  rejections: string;
}

const PLACES: Places = {
  report: REPORT_FOLDER,
  accepted: join(ROOT, ACCEPTED_FILE),
  rejections: REJECTIONS_FILE,
};

/**
 * Carries out what a person decided: writes accepted lines and rejections, and notes both in the
 * report. A mark about another picture than the one in the report is refused, not guessed.
 * @throws UserError when git does not know the person's name
 */
export async function decide(marks: Marks, places = PLACES): Promise<Decided> {
  return await withLock(`${places.accepted}.lock`, async () => {
    const report = await readReport(places.report);
    const who = await gitIdentity();
    const when = new Date().toISOString();
    const accepted = await readAccepted(places.accepted);
    const rejections = await readRejections(places.rejections);
    const results = new Map(report.results.map((result) => [result.id, result]));
    const done: string[] = [];
    const refused: Decided['refused'] = [];

    for (const mark of marks.marks) {
      const result = results.get(mark.id);
      const why = obstacle(mark, result, report.isPinned, accepted.get(mark.id));
      if (!result || why) {
        refused.push({ id: mark.id, why: why ?? 'The report has no such picture.' });
        continue;
      }
      const said = { who, when, why: mark.why.trim() };
      setOrDelete(accepted, mark.id, lineAfter(mark.answer, result, said));
      setOrDelete(
        rejections,
        mark.id,
        mark.answer === 'rejected' ? { after: mark.after, ...said } : undefined,
      );
      if (mark.answer === 'undecided') delete result.decision;
      else result.decision = { answer: mark.answer, ...said };
      done.push(mark.id);
    }

    if (done.length > 0) {
      await writeAccepted(accepted, places.accepted);
      await writeRejections(rejections, places.rejections);
      await writeReport(report, places.report);
    }
    return { done, refused, report };
  });
}

/** Why a mark cannot be carried out, in a sentence; undefined when it can. */
function obstacle(
  { answer, why, before, after }: Mark,
  result: Result | undefined,
  isPinned: boolean,
  line: Accepted | undefined,
): string | undefined {
  if (!result) return 'The report has no such picture. Run `npm run visual` and decide again.';
  const { status, reason, decision } = result;
  if (!STATUSES[status].isDecidable)
    return `It is ${status} (${reason}). There is nothing to decide.`;
  if (before !== (result.before?.hash ?? null) || after !== (result.after?.hash ?? null)) {
    return 'The picture has changed since this mark was made. Look at it again, then decide.';
  }
  const expected = lineAfter(decision?.answer ?? 'undecided', result);
  if (line?.pixels !== expected?.pixels) {
    return 'Somebody else has decided about it since the report was made. Run `npm run visual` again.';
  }
  if (answer === 'undecided') {
    return decision ? undefined : 'Nobody has decided about it, so there is nothing to take back.';
  }
  if (why.trim() === '') return 'A decision needs a reason.';
  if (decision?.answer === answer && decision.why === why.trim()) {
    return `It has been ${answer} already, for the same reason.`;
  }
  if (answer === 'accepted' && !isPinned) {
    return (
      'The pinned browser did not draw it, so its pixels are those of this machine alone. ' +
      'Accept it in the report of a machine that has that browser, such as that of CI.'
    );
  }
  return undefined;
}

/** The accepted line that an answer leaves behind; none when nothing is accepted. */
function lineAfter(
  answer: Mark['answer'],
  { story, mode, status, accepted, after }: Result,
  said: Pick<Accepted, 'who' | 'when' | 'why'> = { who: '', when: '', why: '' },
): Accepted | undefined {
  if (answer !== 'accepted') return accepted;
  if (status === 'gone' || !after) return undefined;
  const { hash, width, height } = after;
  return { story, mode: modeName(mode), pixels: hash, width, height, ...said };
}

function setOrDelete<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}
