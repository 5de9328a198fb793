import { styled } from '@mui/material/styles';
import {
  Waterfall,
  type WaterfallStep,
} from '../../../../design-system/charts/Waterfall/Waterfall.tsx';
import type { ProviderGroup } from '../../../calculation/index.ts';
import { formatFraction } from '../../../i18n/format.ts';
import { useText } from '../../../provider/useText.ts';
import { COMPARED_GROUP } from '../../client/client.ts';
import { rowValue } from '../result/rows.ts';
import { courseOf } from './course.ts';
import type { DetailProps } from './detail-props.ts';
import { resultOf } from './result-of.ts';
import { wayLabel } from './ways.ts';

/** Where the market's return goes, for our pension and beside it the compared way. */
export function ReturnWaterfalls({ request }: DetailProps) {
  const t = useText();
  const { calculationOutput } = resultOf(request);
  const { marketReturn } = courseOf(request).assumptions;

  const stepsOf = (way: ProviderGroup): WaterfallStep[] => {
    const taken = STEPS.flatMap(({ row, kind }): WaterfallStep[] => {
      const value = rowValue(calculationOutput, row, way);
      if (value === 0) return [];
      const label = t(`comparison.calculator.row.${row}.label`);
      const text = formatFraction(value, { digits: 2, signed: true });
      return [{ kind: value > 0 ? 'gain' : kind, label, value, text }];
    });
    const left = marketReturn + calculationOutput[`${way}Summary`].value;
    return [
      {
        kind: 'whole',
        label: t('comparison.detail.why.market'),
        value: marketReturn,
        text: formatFraction(marketReturn, { digits: 2 }),
      },
      ...taken,
      {
        kind: 'rest',
        label: t('comparison.detail.why.left'),
        value: left,
        text: formatFraction(left, { digits: 2 }),
      },
    ];
  };

  return (
    <Pair>
      {(['pf', COMPARED_GROUP[request.comparisonType]] as const).map((way) => (
        <Waterfall
          key={way}
          caption={wayLabel(way, t)}
          heads={[t('comparison.calculator.table.rows'), t('comparison.detail.why.rate')]}
          steps={stepsOf(way)}
          whole={marketReturn}
        />
      ))}
    </Pair>
  );
}

/** The rows that are no sums of others, in the order in which money leaves; the fund as one. */
const STEPS = [
  { row: 'TechnicalBenefits', kind: 'cost' },
  { row: 'UpfrontCost', kind: 'cost' },
  { row: 'FixedCost', kind: 'cost' },
  { row: 'BrokerageFee', kind: 'cost' },
  { row: 'WithholdingTax', kind: 'tax' },
  { row: 'RebalancingTax', kind: 'tax' },
  { row: 'WithdrawalTax', kind: 'tax' },
] as const;

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xl,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
