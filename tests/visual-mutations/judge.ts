import { groupByCause } from '../../visual/groups/cause-groups.ts';
import type { Report, Result } from '../../visual/model/report.ts';
import { STATUSES } from '../../visual/model/status.ts';
import type { Mutation } from './mutation.ts';
import { COPIED_FIXTURE, UNCHANGED } from './mutations.ts';

/**
 * Prints how many pictures show a mutation and how many were caught, missed or reported in vain, and in how
 * many decisions by which causes they are decided.
 */
export function judge(mutation: Mutation, accepted: readonly Result[], report: Report): boolean {
  const { name, isShown, isShared, isOfProduct, status = 'changed', causes = [] } = mutation;
  const { results } = report;
  const groups = groupByCause(results);
  const titles = groups.map(({ title }) => title);
  // Such as the new pictures of a breakpoint, beside those that it changes.
  const expected = groups
    .filter(({ status: own, title }) => own !== 'changed' && causes.some((one) => title === one))
    .flatMap((group) => group.results);
  const alarms = results.filter((one) => isAlarm(one) && !expected.some(({ id }) => id === one.id));
  const mayShow = accepted.filter((result) => isShown(result.mode));
  const shown = new Set(
    mayShow.filter((one) => isOfProduct || isOfFixture(one)).map(({ id }) => id),
  );
  const isCaught = (result: Result) => shown.has(result.id) && result.status === status;
  const caught = alarms.filter(isCaught);
  const missed = isOfProduct ? [] : results.filter((one) => shown.has(one.id) && !isCaught(one));
  const falseAlarms = alarms.filter(
    (one) => !isCaught(one) && !missed.includes(one) && (!isShared || isOfFixture(one)),
  );
  const decisions = groups.map(({ representatives, changeGroups }) =>
    representatives.length > 0 ? 1 : changeGroups.length,
  );
  const unnamed = causes.filter((cause) => !titles.some((title) => title.startsWith(cause)));
  const wrong = titles.filter((title) => !causes.some((cause) => title.startsWith(cause)));
  console.log(
    `${name}: ${caught.length} of ${shown.size} caught, ${missed.length} missed, ${falseAlarms.length} false; ${groups.length} groups, ${decisions.reduce((sum, own) => sum + own, 0)} decisions`,
  );
  for (const { title, results: own } of groups) console.log(`  ${own.length} × ${title}`);
  for (const result of missed) console.log(`  missed ${formatLine(result)}`);
  for (const result of falseAlarms) console.log(`  false alarm ${formatLine(result)}`);
  for (const cause of unnamed) console.log(`  not named: ${cause}`);
  const isSeen = caught.length > 0 || name === UNCHANGED.name;
  const isNamed = causes.length === 0 || unnamed.length + wrong.length === 0;
  return isSeen && isNamed && missed.length + falseAlarms.length === 0;
}

function isAlarm({ status }: Result): boolean {
  return !STATUSES[status].isSettled;
}

function isOfFixture({ source }: Result): boolean {
  return source.startsWith(COPIED_FIXTURE);
}

/** A picture with its result, for a list. */
export function formatLine({ id, status, reason }: Result): string {
  return `${id}: ${status}, ${reason}`;
}
