import { appendFile } from 'node:fs/promises';
import { formatNumber } from '../../lib/format-count.ts';
import { type CauseGroup, groupByCause } from '../groups/cause-groups.ts';
import { abbreviate } from '../model/abbreviate.ts';
import type { Report } from '../model/report.ts';
import { isRed } from '../model/status.ts';
import { judge } from './summary.ts';

/** More rows would hide the others' summaries; the report has them all. */
const MOST_ROWS = 40;

/** Adds a table of what is open to the summary of the job, where a CI shows one. */
export async function writeJobSummary(report: Report): Promise<void> {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) await appendFile(file, formatJobSummary(report));
}

/** The result of a run as Markdown: what is open, by cause, and what was rejected, with the reasons. */
export function formatJobSummary(report: Report): string {
  const groups = groupByCause(report.results, isRed);
  const rows = groups.slice(0, MOST_ROWS).map(formatRow);
  const left = groups.length - rows.length;
  const rejections = report.results.flatMap(({ id, decision }) => {
    if (decision?.answer !== 'rejected') return [];
    const { who, when, why } = decision;
    return [`- \`${id}\`: ${escapeText(why)} (${escapeText(who.replace(/ <.*>$/, ''))}, ${when})`];
  });
  const table = ['| Pictures | Status | Cause | Such as |', '|---:|---|---|---|', ...rows];
  return [
    '## Pictures',
    judge(report).verdict,
    ...(rows.length > 0 ? [table.join('\n')] : []),
    ...(left > 0 ? [`And ${formatNumber(left)} more groups in the report.`] : []),
    ...(rejections.length > 0 ? [`### Rejected\n${rejections.join('\n')}`] : []),
    ...report.leftOut,
    // A summary can neither embed nor address a picture; artifacts are further down on the same page.
    '[The artifact `picture-report`](#artifacts) has them side by side: open its `index.html`.',
    '',
  ].join('\n\n');
}

function formatRow({ results, status, title }: CauseGroup): string {
  const names = abbreviate(results.map(({ id }) => `\`${id}\``));
  return `| ${formatNumber(results.length)} | ${status} | ${escapeText(title.slice(0, 200))} | ${names} |`;
}

/** Text from reports is neither a table nor HTML. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\|<>`*_[\]]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
