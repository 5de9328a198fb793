import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import type { TableRow } from '../../../../design-system/tables/Table/types.ts';
import { waterfall } from '../../../../design-system/tables/Table/variants/waterfall.ts';
import type { ProviderName } from '../../../calculation/index.ts';
import { formatPercent } from '../../../i18n/format.ts';
import { COMPETITOR } from '../../client/client.ts';
import { roundRows } from '../result/rows.ts';
import { type DetailProps, getProjection, getProviderLabel, getResult } from './detail-data.ts';

/** Where the market's return goes, for our pension and beside it the compared provider. */
export function ReturnWaterfalls({ request }: DetailProps) {
  const intl = useIntl();
  const { calculationOutput } = getResult(request);
  const { marketReturn } = getProjection(request).assumptions;

  const rowsOf = (provider: ProviderName): TableRow[] => {
    const shown = roundRows(calculationOutput, provider);
    let level = marketReturn;
    const steps = STEPS.flatMap(({ row, tone }): TableRow[] => {
      const value = shown[row];
      if (value === 0) return [];
      const before = level;
      level += value;
      return [
        {
          header: intl.formatMessage({ id: `comparison.calculator.row.${row}.label` }),
          cells: [formatPercent(value, { digits: 2, signed: true })],
          bar: {
            start: Math.min(before, level),
            end: Math.max(before, level),
            tone: value > 0 ? 'gain' : tone,
          },
        },
      ];
    });
    const total = (header: string, value: number): TableRow => ({
      header,
      cells: [formatPercent(value, { digits: 2 })],
      bar: { end: value },
      emphasis: 'total',
    });
    return [
      total(intl.formatMessage({ id: 'comparison.detail.why.market' }), marketReturn),
      ...steps,
      total(intl.formatMessage({ id: 'comparison.detail.why.left' }), marketReturn + shown.Summary),
    ];
  };

  return (
    <Pair>
      {(['pf', COMPETITOR[request.comparisonType]] as const).map((provider) => (
        <Table
          variant={waterfall}
          key={provider}
          caption={getProviderLabel(provider, request, intl)}
          columns={[
            intl.formatMessage({ id: 'comparison.calculator.table.rows' }),
            intl.formatMessage({ id: 'comparison.detail.why.rate' }),
          ]}
          rows={rowsOf(provider)}
          max={marketReturn}
        />
      ))}
    </Pair>
  );
}

/** The rows that are no sums of others, in the order in which money leaves; the fund as one. */
const STEPS = [
  { row: 'TechnicalBenefits', tone: undefined },
  { row: 'UpfrontCost', tone: undefined },
  { row: 'FixedCost', tone: undefined },
  { row: 'BrokerageFee', tone: undefined },
  { row: 'WithholdingTax', tone: 'tax' },
  { row: 'RebalancingTax', tone: 'tax' },
  { row: 'WithdrawalTax', tone: 'tax' },
] as const;

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xl,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
