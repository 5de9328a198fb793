import { createRecord, keysOf, mapValues } from '../../lib/objects.ts';
import { MEASURES, type MeasureName } from './measures.ts';

type Values = Record<MeasureName, number>;

/** A row of the table for a page, and the names of its measures that miss their budget. */
export interface Row {
  cells: Record<MeasureName, string>;
  missed: MeasureName[];
}

/** Compares the medians of a page's runs with their budgets. What misses its own is marked. */
export function createRow(runs: readonly Values[], budgets: Values): Row {
  const names = keysOf(MEASURES);
  const medians = createRecord(names, (name) => findMedian(runs.map((run) => run[name])));
  const missed = names.filter((name) => !isReached(name, medians[name], budgets[name]));
  const cells = mapValues(medians, (value, name) => {
    const text = MEASURES[name].format(value);
    return missed.includes(name) ? `${text} (${MEASURES[name].format(budgets[name])})` : text;
  });
  return { cells, missed };
}

/** A line of the table: the page's path, and a column for each measure. */
export function formatLine(path: string, cells: Record<MeasureName, string>): string {
  const columns = Object.values(cells).map((cell) => cell.padStart(COLUMN));
  return `${columns.join('')}  ${path}`;
}

/** Wide enough for a figure with its budget. */
const COLUMN = 18;

/** What a budget allows is what the table shows: 0.0004 is a shift of 0.000. */
function isReached(name: MeasureName, value: number, budget: number): boolean {
  const { format, isScore } = MEASURES[name];
  if (format(value) === format(budget)) return true;
  return isScore ? value > budget : value < budget;
}

function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
