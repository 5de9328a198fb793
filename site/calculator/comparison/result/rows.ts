import type { IntlShape } from 'react-intl';
import type { Hint } from '../../../../design-system/disclosure/Tooltip/Tooltip.tsx';
import type { TableCell, TableRow } from '../../../../design-system/tables/Table/types.ts';
import { createRecord, keysOf } from '../../../../lib/objects.ts';
import type { ProviderName } from '../../../calculation/index.ts';
import { formatPercent, getTrend } from '../../../i18n/format.ts';
import { type AnswerValues, COMPETITOR, type ComparisonType } from '../../client/client.ts';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import { makeHint } from '../inputs/make-hint.ts';

type OutputKey = keyof AnswerValues;

/**
 * The table of comparison rows, in the order shown, each with its emphasis. The opening of a group is
 * the sum of the rows and totals below it, a total that of its parts, the summary that of the groups.
 * Labels and hints are the messages `comparison.calculator.row.<key>.*`.
 */
const ROWS = {
  TotalCost: 'group',
  FixedCost: undefined,
  UpfrontCost: undefined,
  BrokerageFee: undefined,
  CapitalGainTax: 'total',
  WithholdingTax: 'part',
  RebalancingTax: 'part',
  WithdrawalTax: 'part',
  TechnicalBenefits: 'group',
  EtfCost: undefined,
  TrackingDifference: undefined,
  IndexReplication: undefined,
  RebalancingGain: undefined,
  PartnerTaxBenefit: undefined,
  PortfolioQuality: undefined,
  Summary: 'summary',
} as const satisfies Record<string, TableRow['emphasis']>;

export type RowKey = keyof typeof ROWS;

/** Effects without figures that a source proves: zero, unless a request names others. One line stands for them. */
const WITHOUT_FIGURES = [
  'TrackingDifference',
  'IndexReplication',
  'RebalancingGain',
  'PartnerTaxBenefit',
  'PortfolioQuality',
] as const satisfies RowKey[];

export const ROW_KEYS = keysOf(ROWS);

type CellKey = `${ProviderName}${RowKey}`;

/** The cells whose value has another name in an answer, or none. */
const EXCEPTIONS = {
  directinvestFixedCost: null,
  // Spelled like this by the service whose answers have these keys.
  directinvestBrokerageFee: 'directinvestBrokarageFee',
  // A pension is taxed at payout and never before (calculation document, section 9): showing
  // nothing here would hide its only tax.
  pfWithdrawalTax: 'pfCapitalGainTax',
  otherbrokerWithdrawalTax: 'otherbrokerCapitalGainTax',
} as const satisfies Partial<Record<CellKey, OutputKey | null>>;

type RowTexts = Readonly<Record<RowKey, { header: string; hint: Hint }>>;

/** What the rows say beside their figures; a slider on the move changes none of it. */
export function makeRowTexts(intl: IntlShape, figures: AssumptionTexts): RowTexts {
  return createRecord(ROW_KEYS, (key) => {
    const header = intl.formatMessage({ id: `comparison.calculator.row.${key}.label` });
    return {
      header,
      hint: makeHint(header, `comparison.calculator.row.${key}.hint`, intl, figures),
    };
  });
}

/** The rows of the table for one comparison. */
export function makeComparisonRows(
  output: AnswerValues,
  comparisonType: ComparisonType,
  texts: RowTexts,
  intl: IntlShape,
): TableRow[] {
  const shown = [COMPETITOR[comparisonType], 'pf' as const].map((group) =>
    roundRows(output, group),
  );
  const rows = ROW_KEYS.map((key) => {
    const emphasis = ROWS[key];
    const cells = shown.map((values) => formatCell(values[key]));
    return { id: key, emphasis, ...texts[key], cells };
  });
  const silent = listSilentRows(output, comparisonType);
  return rows.flatMap((row): TableRow[] => {
    if (row.id === silent[0])
      return [{ id: 'silent', header: describeSilentRows(intl), cells: [] }];
    return silent.includes(row.id) ? [] : [row];
  });
}

/** The rows that one line stands for: nobody has figures for them, and they are calculated with zero. */
export function listSilentRows(output: AnswerValues, comparisonType: ComparisonType): RowKey[] {
  return WITHOUT_FIGURES.filter((row) =>
    [COMPETITOR[comparisonType], 'pf' as const].every(
      (provider) => getTrend(getRowValue(output, row, provider)) === 'zero',
    ),
  );
}

/** Whether a source proves what we calculate a row with. */
export function hasFigures(row: RowKey): row is Exclude<RowKey, (typeof WITHOUT_FIGURES)[number]> {
  return !WITHOUT_FIGURES.some((without) => without === row);
}

/** The line that stands for them. */
export function describeSilentRows(intl: IntlShape): string {
  return intl.formatMessage(
    { id: 'comparison.calculator.table.zeros' },
    { zero: formatPercent(0, { digits: 2 }) },
  );
}

/** Whether a row is the sum of others. */
export function isTotal(row: RowKey): boolean {
  const emphasis = ROWS[row];
  return emphasis !== undefined && emphasis !== 'part';
}

/** The effect of a cause on a provider's yearly return, a fraction; zero where the provider has no such cost. */
export function getRowValue(output: AnswerValues, row: RowKey, provider: ProviderName): number {
  const cell: CellKey = `${provider}${row}`;
  const key = isException(cell) ? EXCEPTIONS[cell] : cell;
  return key ? output[key].value : 0;
}

/**
 * The effects of all causes in hundredths of a percent, as they are shown, so that the parts of each sum
 * give it. A row is what lies between two rounded levels, from where the rows before it have led.
 */
export function roundRows(output: AnswerValues, provider: ProviderName): Record<RowKey, number> {
  let level = 0;
  return createRecord(ROW_KEYS, (row) => {
    const value = getRowValue(output, row, provider);
    const start = row === 'Summary' ? 0 : level;
    if (!isTotal(row)) level += value;
    return roundRate(start + value) - roundRate(start);
  });
}

function roundRate(rate: number): number {
  return Math.round(rate * 10_000) / 10_000;
}

function isException(cell: CellKey): cell is keyof typeof EXCEPTIONS {
  return cell in EXCEPTIONS;
}

function formatCell(value: number): TableCell {
  return { text: formatPercent(value, { signed: true }), trend: getTrend(value) };
}
