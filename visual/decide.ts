import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BASELINES, readBaseline, sha256 } from './baselines.ts';
import { chained, DECISIONS, type Entry, readDecisions, type Unchained } from './decisions.ts';
import { gitIdentity, headCommit } from './git.ts';
import { withLock } from './lock.ts';
import { modeName } from './modes.ts';
import { saveReport } from './publish.ts';
import { isDecidable, type Mark, type Marks, type Report, type Result } from './report.ts';
import { pictureFile, REPORT_FOLDER, readReport } from './report-folder.ts';

/** What became of marks. */
export interface Decided {
  /** Ids of the pictures that are decided now. */
  done: string[];
  /** Marks that could not be carried out, each with a sentence that says why. */
  refused: { id: string; why: string }[];
  /** The report with the new decisions in it, as it now stands on disk. */
  report: Report;
}

/** Where decisions are read from and written to; tests name folders of their own. */
export interface Places {
  report: string;
  baselines: string;
  log: string;
}

const PLACES: Places = { report: REPORT_FOLDER, baselines: BASELINES, log: DECISIONS };

/**
 * Carries out what a person decided: writes or removes baselines, appends to the log, and notes it in
 * the report. A mark about another picture than the one in the report is refused, not guessed.
 * @throws Mendable when git knows nobody's name, or the log cannot be trusted
 */
export async function decide(marks: Marks, places = PLACES): Promise<Decided> {
  return await withLock(`${places.log}.lock`, async () => {
    const report = await readReport(places.report);
    const who = await gitIdentity();
    const entries = await readDecisions(places.log);
    await recover(entries, places);
    const accepted: Accepted[] = [];
    const rejected: Accepted[] = [];
    const refused: Decided['refused'] = [];
    for (const mark of marks.marks) {
      const found = await check(mark, report, places);
      if (typeof found === 'string') refused.push({ id: mark.id, why: found });
      else (mark.verdict === 'accepted' ? accepted : rejected).push(found);
    }
    const decided = [...accepted, ...rejected];
    if (decided.length > 0) {
      const when = new Date().toISOString();
      const commit = await headCommit();
      const lines = decided.map(({ mark, result }) => lineOf(mark, result, { who, when, commit }));
      await store(accepted, chained(lines, entries.at(-1)?.hash ?? null), places);
      for (const { mark, result } of decided) {
        result.decision = { verdict: mark.verdict, who, when, why: mark.why.trim() };
      }
      await saveReport(report, places.report);
    }
    return { done: decided.map(({ mark }) => mark.id), refused, report };
  });
}

/** Finishes what an interrupted `decide` began: its pictures lie beside the baselines, waiting. */
export async function recover(entries: readonly Entry[], places = PLACES): Promise<void> {
  const waiting = join(places.baselines, WAITING);
  const text = await readFile(join(waiting, 'moves.json'), 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const { lastLine, moves } = JSON.parse(text) as Waiting;
    if (entries.some(({ hash }) => hash === lastLine)) await move(moves, places);
  }
  await rm(waiting, { recursive: true, force: true });
}

/** A mark whose picture is still the one in the report; `png` is the baseline to come. */
interface Accepted {
  mark: Mark;
  result: Result;
  png?: Buffer;
}

const WAITING = '.waiting';

interface Waiting {
  /** Hash of the last line this decision writes: it counts when that line is in the log. */
  lastLine: string;
  /** Baselines to write, by the name of the waiting file, or to remove. */
  moves: { file: string; from: string | null }[];
}

/** The result a mark is about, or a sentence on why it cannot be decided. */
async function check(mark: Mark, report: Report, places: Places): Promise<Accepted | string> {
  const result = report.results.find(({ id }) => id === mark.id);
  if (!result) return 'The report has no such picture. Run `npm run visual` and decide again.';
  if (report.isReportOnly) {
    return 'This report was made by another browser than the pinned one, so it can only be looked at.';
  }
  if (!isDecidable(result.verdict)) {
    return `It is ${result.verdict} (${result.reason}); there is nothing to decide.`;
  }
  if (result.decision?.verdict === 'accepted') return 'It has been accepted already.';
  if (isRepeated(mark, result)) return 'It has been rejected already, for the same reason.';
  if (mark.why.trim() === '') return 'A decision needs a reason.';
  const before = result.before?.hash ?? null;
  const after = result.after?.hash ?? null;
  if (before !== mark.before || after !== mark.after) {
    return 'The picture has changed since this mark was made. Look at it again and decide anew.';
  }
  const baseline = await readBaseline(result.file, places.baselines);
  if ((baseline ? sha256(baseline) : null) !== before) {
    return 'Its baseline has changed since the report was made. Run `npm run visual` again.';
  }
  if (mark.verdict === 'rejected' || after === null) return { mark, result };
  const png = await readFile(pictureFile(places.report, 'after', result.file)).catch(
    () => undefined,
  );
  if (!png || sha256(png) !== after) {
    return 'Its PNG is missing in the report, or is another one. Run `npm run visual` again.';
  }
  return { mark, result, png };
}

function isRepeated({ verdict, why }: Mark, { decision }: Result): boolean {
  return decision?.verdict === verdict && decision.why === why.trim();
}

function lineOf(
  { verdict, why }: Mark,
  { story, mode, before, after }: Result,
  signed: Pick<Entry, 'who' | 'when' | 'commit'>,
): Unchained {
  return {
    story,
    mode: modeName(mode),
    verdict,
    before: before?.hash ?? null,
    after: after?.hash ?? null,
    capture: after?.capture ?? null,
    who: signed.who,
    when: signed.when,
    why: why.trim(),
    commit: signed.commit,
  };
}

/**
 * Pictures first wait beside the baselines, then the log is written, then they take their places: at
 * whatever point this is interrupted, `recover` finds out from the log whether it counts.
 */
async function store(accepted: Accepted[], lines: Entry[], places: Places): Promise<void> {
  const waiting = join(places.baselines, WAITING);
  await mkdir(waiting, { recursive: true });
  const moves: Waiting['moves'] = [];
  for (const [index, { result, png }] of accepted.entries()) {
    const from = png ? `${index}.png` : null;
    if (png && from) await writeFile(join(waiting, from), png);
    moves.push({ file: result.file, from });
  }
  const lastLine = lines.at(-1)?.hash ?? '';
  const note: Waiting = { lastLine, moves };
  await writeFile(join(waiting, 'moves.json'), JSON.stringify(note));
  await appendFile(places.log, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await move(moves, places);
  await rm(waiting, { recursive: true });
}

async function move(moves: Waiting['moves'], { baselines }: Places): Promise<void> {
  for (const { file, from } of moves) {
    const target = join(baselines, file);
    if (from === null) await rm(target, { force: true });
    else {
      await mkdir(dirname(target), { recursive: true });
      await rename(join(baselines, WAITING, from), target).catch((error) => {
        // It took its place before the interruption.
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}
