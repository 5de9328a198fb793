import type { ComparisonRow } from '../../../../design-system/tables/ComparisonTable/ComparisonTable.tsx';
import type { Cell } from '../../../../design-system/tables/ComparisonTable/ValueCell.tsx';
import { keysOf } from '../../../../lib/objects.ts';
import type { ProviderGroup } from '../../../calculation/index.ts';
import { formatFraction, trendOf } from '../../../i18n/format.ts';
import type { TextLookup } from '../../../provider/text.ts';
import { type AnswerValues, COMPARED_GROUP, type ComparisonType } from '../../client/client.ts';
import type { AssumptionTexts } from '../assumption-values.ts';
import { hintAbout } from '../inputs/hint-about.ts';

type OutputKey = keyof AnswerValues;

interface RowRule {
  kind: ComparisonRow['kind'];
  inset?: true;
  /** The value of each provider; left out where that provider has no such cost. */
  keys: Partial<Record<ProviderGroup, OutputKey>> & { pf: OutputKey };
}

/**
 * The table of comparison rows, in the order shown. A heading is the sum of the normal and main rows
 * below it, a main row that of its insets, the summary that of the headings. Labels and hints are
 * the messages `comparison.calculator.row.<key>.*`.
 */
export const ROWS = {
  TotalCost: { kind: 'heading', keys: outputKeys('TotalCost') },
  FixedCost: {
    kind: 'normal',
    keys: { pf: 'pfFixedCost', otherbroker: 'otherbrokerFixedCost' },
  },
  UpfrontCost: { kind: 'normal', keys: outputKeys('UpfrontCost') },
  BrokerageFee: {
    kind: 'normal',
    keys: {
      pf: 'pfBrokerageFee',
      otherbroker: 'otherbrokerBrokerageFee',
      // Spelled like this in the specification's interface.
      directinvest: 'directinvestBrokarageFee',
    },
  },
  CapitalGainTax: { kind: 'main', keys: outputKeys('CapitalGainTax') },
  WithholdingTax: { kind: 'normal', inset: true, keys: outputKeys('WithholdingTax') },
  RebalancingTax: { kind: 'normal', inset: true, keys: outputKeys('RebalancingTax') },
  WithdrawalTax: {
    kind: 'normal',
    inset: true,
    keys: {
      directinvest: 'directinvestWithdrawalTax',
      // A pension is taxed at payout and never before (calculation document, section 9): showing
      // nothing here would hide its only tax.
      pf: 'pfCapitalGainTax',
      otherbroker: 'otherbrokerCapitalGainTax',
    },
  },
  TechnicalBenefits: { kind: 'heading', keys: outputKeys('TechnicalBenefits') },
  EtfCost: { kind: 'normal', keys: outputKeys('EtfCost') },
  TrackingDifference: { kind: 'normal', keys: outputKeys('TrackingDifference') },
  IndexReplication: { kind: 'normal', keys: outputKeys('IndexReplication') },
  RebalancingGain: { kind: 'normal', keys: outputKeys('RebalancingGain') },
  PartnerTaxBenefit: { kind: 'normal', keys: outputKeys('PartnerTaxBenefit') },
  PortfolioQuality: { kind: 'normal', keys: outputKeys('PortfolioQuality') },
  Summary: { kind: 'summary', keys: outputKeys('Summary') },
} as const satisfies Record<string, RowRule>;

export type RowKey = keyof typeof ROWS;

export const ROW_KEYS = keysOf(ROWS);

/** The rows of the table for one comparison. */
export function comparisonRows(
  output: AnswerValues,
  comparisonType: ComparisonType,
  t: TextLookup,
  figures: AssumptionTexts,
): ComparisonRow[] {
  return ROW_KEYS.map((key) => {
    const { kind, keys, ...flags }: RowRule = ROWS[key];
    const label = t(`comparison.calculator.row.${key}.label`);
    return {
      id: key,
      kind,
      ...flags,
      label,
      hint: hintAbout(label, t(`comparison.calculator.row.${key}.hint`, figures), t),
      comparable: cellOf(output, keys[COMPARED_GROUP[comparisonType]]),
      product: cellOf(output, keys.pf),
      // The product's own value decides, whatever the other's is.
      gain: output[keys.pf].value > 0,
    };
  });
}

/** What a cause does to a provider's yearly return, a fraction; zero where the provider has no such cost. */
export function rowValue(output: AnswerValues, row: RowKey, group: ProviderGroup): number {
  const { keys }: RowRule = ROWS[row];
  const key = keys[group];
  return key ? output[key].value : 0;
}

function cellOf(output: AnswerValues, key: OutputKey | undefined): Cell | undefined {
  if (!key) return undefined;
  const { value } = output[key];
  return { text: formatFraction(value, { signed: true }), trend: trendOf(value) };
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
  } as { [Group in ProviderGroup]: Extract<OutputKey, `${Group}${Cause}`> };
}
