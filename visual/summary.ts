import { relative } from 'node:path';
import { ROOT } from '../tools/project.ts';
import { reportFolder } from './publish.ts';
import { isSettled, type Report, type Result, type Verdict } from './report.ts';

/** How many results of one verdict the terminal lists; the report has them all. */
const MOST_LINES = 15;

/** What each verdict is called in a summary, the worst first. */
const HEADINGS: Record<Exclude<Verdict, 'equal' | 'skipped'>, string> = {
  failed: 'failed',
  unstable: 'unstable (cannot be accepted)',
  changed: 'changed',
  new: 'new, without a baseline',
  gone: 'orphaned baselines of stories that are gone',
};

const REPORT_ONLY =
  'Another browser than the pinned one took these pictures, so this is a report only: nothing can be accepted, and nothing is proved.';

/** The run in words, for the terminal. */
export function summary(report: Report): string {
  const { results, speed, baselines, browser, isReportOnly } = report;
  const compared = comparedCount(report);
  const skipped = results.filter(({ verdict }) => verdict === 'skipped');
  const lines = [
    `${results.length} pictures: ${compared} compared, ${results.length - compared - skipped.length} not, ${skipped.length} skipped.`,
    ...reasons(skipped).map((reason) => `  skipped: ${reason}`),
    `${speed.captured} captured in ${speed.seconds.toFixed(1)} s, ${speed.perSecond.toFixed(1)} a second after warm-up (${browser}).`,
    `${baselines.files} baselines, ${(baselines.bytes / 1e6).toFixed(1)} MB.`,
    ...Object.entries(HEADINGS).flatMap(([verdict, heading]) =>
      section(
        heading,
        results.filter((result) => result.verdict === verdict && !isAccepted(result)),
      ),
    ),
    '',
    `Report: ${relative(ROOT, reportFolder(report.shard))}/index.html`,
  ];
  const red = redReason(report);
  if (isReportOnly) lines.push(REPORT_ONLY, ...(red ? [red] : []));
  else lines.push(red ?? 'Every picture is as it was accepted.');
  return lines.join('\n');
}

/** Why a run is red; undefined when it is green. */
export function redReason(report: Report): string | undefined {
  const open = report.results.filter((result) => isOpen(result) && !isAccepted(result));
  if (report.isReportOnly) return reportOnlyReason(open);
  if (comparedCount(report) === 0) return 'Nothing was compared, so nothing is proved.';
  if (open.length === 0) return undefined;
  return `${open.length} pictures are not as they were accepted. Look and decide: npm run visual:review`;
}

/** With another browser only what is broken counts; where a gate is wanted, it must not be mistaken for one. */
function reportOnlyReason(open: readonly Result[]): string | undefined {
  const broken = open.filter(({ verdict }) => verdict === 'failed');
  if (broken.length > 0) return `${broken.length} stories could not be pictured.`;
  return process.env.CI ? 'In CI only the pinned browser counts: unset CHROMIUM_PATH.' : undefined;
}

function comparedCount({ results }: Report): number {
  return results.filter(({ verdict }) => ['equal', 'changed', 'unstable'].includes(verdict)).length;
}

function isOpen({ verdict }: Result): boolean {
  return !isSettled(verdict);
}

function isAccepted({ decision }: Result): boolean {
  return decision?.verdict === 'accepted';
}

function section(heading: string, results: readonly Result[]): string[] {
  if (results.length === 0) return [];
  const listed = results.slice(0, MOST_LINES).map(line);
  const rest = results.length - listed.length;
  return [
    '',
    `${results.length} ${heading}:`,
    ...listed,
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ];
}

function line({ file, reason, decision }: Result): string {
  const rejected = decision ? ` (rejected by ${decision.who}: ${decision.why})` : '';
  return `  ${file.replace(/\.png$/, '')}: ${reason.slice(0, 300)}${rejected}`;
}

/** `412 × none of its 14 files …`, the most frequent first. */
function reasons(skipped: readonly Result[]): string[] {
  const groups = Map.groupBy(skipped, ({ reason }) => reason);
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([reason, { length }]) => `${length} × ${reason}`);
}
