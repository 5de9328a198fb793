import { relative } from 'node:path';
import { formatCount, formatNumber } from '../../lib/format-count.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { type CauseGroup, groupByCause } from '../groups/cause-groups.ts';
import { abbreviate } from '../model/abbreviate.ts';
import { describeScope, type Report, type Result } from '../model/report.ts';
import { getReportFolder } from '../model/report-folder.ts';
import { isRed, STATUSES, type Status } from '../model/status.ts';

/** How many groups of one status the terminal lists; the report has them all. */
const MOST_GROUPS = 15;

/** A summary of the run for the terminal. */
export function formatSummary(report: Report): string {
  const { results, measured, browser, leftOut, notices, stories } = report;
  const count = (status: Status) => results.filter((result) => result.status === status).length;
  const red = results.filter(isRed);
  const isListed = report.base ? () => true : isRed;
  const byStatus = Map.groupBy(groupByCause(results, isListed), ({ status }) => status);
  const { captured, retried, seconds, recaptured } = measured;
  const again = `, ${formatNumber(retried)} at the second attempt because the browser failed`;
  const run = [
    `${formatNumber(stories)} stories checked. ${formatCount(results.length, 'picture')}: ${formatNumber(count('equal'))} equal, ${formatNumber(count('skipped'))} skipped, ${formatCount(recaptured, 'baseline')} drawn again, ${formatNumber(red.length)} to decide or fix.`,
    `${formatNumber(captured)} captured in ${seconds.toFixed(1)} s, ${(captured / seconds).toFixed(1)} per second, by ${browser}${retried > 0 ? again : ''}.`,
  ];
  return [
    ...(report.base ? [] : run),
    ...leftOut,
    ...notices,
    ...[...byStatus].flatMap(([status, groups]) => formatGroups(status, groups)),
    '',
    `Report: ${relative(ROOT, getReportFolder(report))}`,
    judge(report).verdict,
  ].join('\n');
}

/**
 * The end of a run: 0 is green, 1 is red, and 2 says that nothing is known to be wrong, but pictures
 * could not be compared.
 */
export function judge({ results, isPinned, part, base }: Report): {
  exitCode: 0 | 1 | 2;
  verdict: string;
} {
  if (base) {
    const count = results.filter(({ status }) => !STATUSES[status].isSettled).length;
    const verdict = `${formatCount(count, 'picture')} accepted at ${base.after} and at ${base.before} differ. Look at them: npm run visual:review -- visual/report/base`;
    return { exitCode: 0, verdict };
  }
  const red = results.filter(isRed);
  const incomparable = red.filter(({ status }) => status === 'not comparable').length;
  const open = red.length - incomparable;
  if (open > 0) {
    const verdict = `${formatCount(open, 'picture')} to decide or fix. Review and decide: npm run visual:review${part ? ' -- visual/report/part' : ''}`;
    return { exitCode: 1, verdict };
  }
  if (incomparable > 0) {
    const verdict = `${formatCount(incomparable, 'picture')} could not be compared. Only the pinned browser tells whether they match the accepted ones.`;
    return { exitCode: 2, verdict };
  }
  if (results.every(({ status }) => status === 'skipped')) {
    const verdict =
      'No picture was compared, so the run fails. Run again with `npm run visual -- --all`.';
    return { exitCode: 1, verdict };
  }
  const same = part ? 'These pictures match' : 'All pictures match';
  const verdict = isPinned
    ? `${same} the accepted ones.`
    : 'No picture has changed in this browser. Only the pinned one tells whether they match the accepted ones.';
  return { exitCode: 0, verdict: part ? `${verdict} ${describeScope({ part })}` : verdict };
}

function formatGroups(status: Status, groups: readonly CauseGroup[]): string[] {
  const total = groups.flatMap(({ results }) => results).length;
  const lines = groups.slice(0, MOST_GROUPS).map(formatGroup);
  const more = groups.length - lines.length;
  if (more > 0) lines.push(`and ${formatCount(more, 'more group')}`);
  return ['', `${formatNumber(total)} ${status}`, ...lines.map((text) => `  ${text}`)];
}

/** `12 × token color.line.soft: … (components-button--plain.de-480, … and 9 more)`, what was decided first. */
function formatGroup({ title, results }: CauseGroup): string {
  const isOpen = ({ decision }: Result) => Number(decision === undefined);
  const decidedFirst = results.toSorted((one, other) => isOpen(one) - isOpen(other));
  const named = decidedFirst.map(({ id, decision }) => {
    if (!decision) return id;
    const { answer, who, when, why } = decision;
    return `${id}, ${answer} by ${who}, ${when.slice(0, 10)}: ${why}`;
  });
  return `${formatNumber(results.length)} × ${title.slice(0, 300)} (${abbreviate(named)})`;
}
