import { relative } from 'node:path';
import { formatCount, formatNumber } from '../../lib/format-count.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { type CauseGroup, groupByCause } from '../groups/cause-groups.ts';
import { abbreviate } from '../groups/change-groups.ts';
import type { Report } from './report.ts';
import { getReportFolder } from './report-folder.ts';
import { isRed, type Status } from './status.ts';

/** How many groups of one status the terminal lists; the report has them all. */
const MOST_GROUPS = 15;

/** A summary of the run for the terminal. */
export function formatSummary(report: Report): string {
  const { results, measured, browser, notices, stories } = report;
  const count = (status: Status) => results.filter((result) => result.status === status).length;
  const red = results.filter(isRed);
  const byStatus = Map.groupBy(groupByCause(results, isRed), ({ status }) => status);
  const { captured, retried, seconds, recaptured } = measured;
  const again = `, ${formatNumber(retried)} at the second attempt because the browser failed`;
  return [
    `${formatNumber(stories)} stories checked. ${formatCount(results.length, 'picture')}: ${formatNumber(count('equal'))} equal, ${formatNumber(count('skipped'))} skipped, ${formatCount(recaptured, 'baseline')} drawn again, ${formatNumber(red.length)} to decide or fix.`,
    `${formatNumber(captured)} captured in ${seconds.toFixed(1)} s, ${(captured / seconds).toFixed(1)} per second, by ${browser}${retried > 0 ? again : ''}.`,
    ...notices,
    ...[...byStatus].flatMap(([status, groups]) => formatGroups(status, groups)),
    '',
    `Report: ${relative(ROOT, getReportFolder(report.shard))}`,
    explainRed(report) ?? 'All pictures match the accepted ones.',
  ].join('\n');
}

/** Why a run is red; undefined when it is green. */
export function explainRed({ results }: Report): string | undefined {
  const red = results.filter(isRed).length;
  if (red > 0) {
    return `${formatCount(red, 'picture')} to decide or fix. Review and decide: npm run visual:review`;
  }
  const isCompared = results.some(({ status }) => status !== 'skipped');
  return isCompared
    ? undefined
    : 'No picture was compared, so the run fails. Run again with `npm run visual -- --all`.';
}

function formatGroups(status: Status, groups: readonly CauseGroup[]): string[] {
  const total = groups.flatMap(({ results }) => results).length;
  const lines = groups.slice(0, MOST_GROUPS).map(formatGroup);
  const more = groups.length - lines.length;
  if (more > 0) lines.push(`and ${formatCount(more, 'more group')}`);
  return ['', `${formatNumber(total)} ${status}`, ...lines.map((text) => `  ${text}`)];
}

/** `12 × token color.line.soft: … (components-button--plain.de-480, … and 9 more)`. */
function formatGroup({ title, results }: CauseGroup): string {
  const named = results.map(({ id, decision }) => {
    if (!decision) return id;
    const { who, why, pin } = decision;
    return `${id}, rejected by ${who}: ${why}${pin ? ` (at ${pin.x}, ${pin.y})` : ''}`;
  });
  return `${formatNumber(results.length)} × ${title.slice(0, 300)} (${abbreviate(named)})`;
}
