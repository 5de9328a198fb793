/** Where the floating button leads: to the preferences or to the results. */
export type ScrollTarget = 'preferences' | 'results';

/**
 * What a phone's floating button offers: the results while the forms are in
 * view, the preferences while only the table is, and what it offered before while neither is.
 */
export function scrollTarget(
  before: ScrollTarget,
  inView: { table: boolean; forms: boolean },
): ScrollTarget {
  if (inView.forms) return 'results';
  return inView.table ? 'preferences' : before;
}
