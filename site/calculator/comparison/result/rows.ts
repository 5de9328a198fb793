import type { TableCell, TableRow } from '../../../../design-system/tables/Table/types.ts';
import { keysOf } from '../../../../lib/objects.ts';
import type { ProviderName } from '../../../calculation/index.ts';
import { formatPercent, getTrend } from '../../../i18n/format.ts';
import type { TextLookup } from '../../../provider/text-lookup.ts';
import { type AnswerValues, COMPETITOR, type ComparisonType } from '../../client/client.ts';
import type { AssumptionTexts } from '../assumption-values.ts';
import { hintAbout } from '../inputs/hint-about.ts';

type OutputKey = keyof AnswerValues;

interface RowRule {
  emphasis?: TableRow['emphasis'];
  /** The value of each provider; left out where that provider has no such cost. */
  keys: Partial<Record<ProviderName, OutputKey>> & { pf: OutputKey };
}

/**
 * The table of comparison rows, in the order shown. The opening of a group is the sum of the
 * rows and totals below it, a total that of its parts, the summary that of the groups. Labels and hints are
 * the messages `comparison.calculator.row.<key>.*`.
 */
export const ROWS = {
  TotalCost: { emphasis: 'group', keys: outputKeys('TotalCost') },
  FixedCost: { keys: { pf: 'pfFixedCost', otherbroker: 'otherbrokerFixedCost' } },
  UpfrontCost: { keys: outputKeys('UpfrontCost') },
  BrokerageFee: {
    keys: {
      pf: 'pfBrokerageFee',
      otherbroker: 'otherbrokerBrokerageFee',
      // Spelled like this by the service whose answers have these keys.
      directinvest: 'directinvestBrokarageFee',
    },
  },
  CapitalGainTax: { emphasis: 'total', keys: outputKeys('CapitalGainTax') },
  WithholdingTax: { emphasis: 'part', keys: outputKeys('WithholdingTax') },
  RebalancingTax: { emphasis: 'part', keys: outputKeys('RebalancingTax') },
  WithdrawalTax: {
    emphasis: 'part',
    keys: {
      directinvest: 'directinvestWithdrawalTax',
      // A pension is taxed at payout and never before (calculation document, section 9): showing
      // nothing here would hide its only tax.
      pf: 'pfCapitalGainTax',
      otherbroker: 'otherbrokerCapitalGainTax',
    },
  },
  TechnicalBenefits: { emphasis: 'group', keys: outputKeys('TechnicalBenefits') },
  EtfCost: { keys: outputKeys('EtfCost') },
  TrackingDifference: { keys: outputKeys('TrackingDifference') },
  IndexReplication: { keys: outputKeys('IndexReplication') },
  RebalancingGain: { keys: outputKeys('RebalancingGain') },
  PartnerTaxBenefit: { keys: outputKeys('PartnerTaxBenefit') },
  PortfolioQuality: { keys: outputKeys('PortfolioQuality') },
  Summary: { emphasis: 'summary', keys: outputKeys('Summary') },
} as const satisfies Record<string, RowRule>;

export type RowKey = keyof typeof ROWS;

export const ROW_KEYS = keysOf(ROWS);

/** The rows of the table for one comparison. */
export function comparisonRows(
  output: AnswerValues,
  comparisonType: ComparisonType,
  t: TextLookup,
  figures: AssumptionTexts,
): TableRow[] {
  return ROW_KEYS.map((key) => {
    const { emphasis }: RowRule = ROWS[key];
    const header = t(`comparison.calculator.row.${key}.label`);
    const cells = [COMPETITOR[comparisonType], 'pf' as const].map((group) =>
      formatCell(rowValue(output, key, group)),
    );
    return {
      id: key,
      emphasis,
      header,
      hint: hintAbout(header, t(`comparison.calculator.row.${key}.hint`, figures), t),
      cells,
      collapsible: !emphasis && cells.every(({ trend }) => trend === 'zero'),
    };
  });
}

/** Whether a row is the sum of others. */
export function isTotal(row: RowKey): boolean {
  const { emphasis }: RowRule = ROWS[row];
  return emphasis !== undefined && emphasis !== 'part';
}

/** The effect of a cause on a provider's yearly return, a fraction; zero where the provider has no such cost. */
export function rowValue(output: AnswerValues, row: RowKey, group: ProviderName): number {
  const { keys }: RowRule = ROWS[row];
  const key = keys[group];
  return key ? output[key].value : 0;
}

function formatCell(value: number): TableCell {
  return { text: formatPercent(value, { signed: true }), trend: getTrend(value) };
}

/** The causes that have a value for every provider. */
type CommonCause = {
  [Key in OutputKey]: Key extends `pf${infer Cause}`
    ? `directinvest${Cause}` extends OutputKey
      ? Cause
      : never
    : never;
}[OutputKey];

function outputKeys<Cause extends CommonCause>(cause: Cause) {
  return {
    pf: `pf${cause}`,
    directinvest: `directinvest${cause}`,
    otherbroker: `otherbroker${cause}`,
  } as { [Group in ProviderName]: Extract<OutputKey, `${Group}${Cause}`> };
}
