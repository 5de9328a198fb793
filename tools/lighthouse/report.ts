import { findMedian } from '../../lib/find-median.ts';
import { createRecord, keysOf, mapValues } from '../../lib/objects.ts';
import { MEASURES, type MeasureName } from './measures.ts';

type Values = Record<MeasureName, number>;

/**
 * Compares the medians of a page's runs with their budgets.
 * @returns the page's row of the table, in which what misses its budget is marked, and its names
 */
export function createRow(runs: readonly Values[], budgets: Values) {
  const names = keysOf(MEASURES);
  const medians = createRecord(names, (name) => findMedian(runs.map((run) => run[name])));
  const missed = names.filter((name) => !isReached(name, medians[name], budgets[name]));
  const cells = mapValues(medians, (value, name) => {
    const text = MEASURES[name].format(value);
    return missed.includes(name) ? `${text} (${MEASURES[name].format(budgets[name])})` : text;
  });
  return { cells, missed };
}

/** A line of the table: a column for each measure, and the page's path. */
export function formatLine(cells: readonly string[], path = ''): string {
  return `${cells.map((cell) => cell.padStart(COLUMN)).join('')}  ${path}`;
}

/** Wide enough for a figure with its budget, `100.0 KiB (95.0 KiB)`, and a space. */
const COLUMN = 21;

/** What a budget allows is what the table shows: 0.0004 is a shift of 0.000. */
function isReached(name: MeasureName, value: number, budget: number): boolean {
  const { format, isScore } = MEASURES[name];
  if (format(value) === format(budget)) return true;
  return isScore ? value > budget : value < budget;
}
