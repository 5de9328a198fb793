import { styled } from '@mui/material/styles';
import { memo, type RefObject } from 'react';
import { Button } from '../../../design-system/Button/Button.tsx';
import { ComparisonTable } from '../../../design-system/ComparisonTable/ComparisonTable.tsx';
import { type Cost, SummaryCard } from '../../../design-system/SummaryCard/SummaryCard.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { formatEuro, formatFraction, formatPercent, formatPoints, trendOf } from '../../format.ts';
import type {
  CalculationAnswer,
  ComparisonType,
  PresetName,
} from '../../services/calculation-client.ts';
import { useText } from '../../useText.ts';
import type { AssumptionTexts } from './assumption-values.ts';
import type { ComparisonAction, ComparisonState } from './comparison-state.ts';
import { PresetResults } from './PresetResults.tsx';
import { COMPARED_GROUP, comparisonRows } from './rows.ts';
import { verdictOf } from './verdict.ts';

interface ResultsProps {
  answer: CalculationAnswer;
  comparisonType: ComparisonType;
  preset: PresetName;
  phase: ComparisonState['phase'];
  figures: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
  tableRef: RefObject<HTMLDivElement | null>;
}

/** What the last answer says: cause by cause, then summed up. A slider on the move leaves it alone. */
export const Results = memo(function Results(props: ResultsProps) {
  const t = useText();
  const { comparisonType, preset, phase, figures, dispatch, tableRef } = props;
  const { calculationOutput, payouts, gains } = props.answer;
  const compared = COMPARED_GROUP[comparisonType];
  const comparedLabel = t(`comparison.calculator.type.${comparisonType}.label`);
  const gain = gains[preset][comparisonType];
  const verdict = verdictOf(gain);
  return (
    <Column>
      <Failure role="status">
        {phase === 'failed' && (
          <>
            <Text>{t('comparison.calculator.failed')}</Text>
            <Button look="outline" onClick={() => dispatch({ kind: 'retried' })}>
              {t('comparison.calculator.retry')}
            </Button>
          </>
        )}
      </Failure>
      <Part ref={tableRef} tabIndex={-1}>
        <ComparisonTable
          caption={t('comparison.calculator.table.caption')}
          rowsLabel={t('comparison.calculator.table.rows')}
          comparableLabel={comparedLabel}
          productLabel={t('comparison.calculator.table.product')}
          emptyText={formatPercent(0, { digits: 2 })}
          rows={comparisonRows(calculationOutput, comparisonType, t, figures)}
        />
      </Part>
      <SummaryCard
        verdict={verdict}
        title={t(`comparison.calculator.summary.${verdict}.${comparisonType}`)}
        amount={Math.abs(gain)}
        formatAmount={formatPoints}
        unit={t('comparison.calculator.summary.unit')}
        lines={[
          ...(verdict === 'close'
            ? [t('comparison.calculator.summary.closeness', { trend: trendOf(gain) })]
            : []),
          ...payouts.map(({ age, net }) =>
            t(`comparison.calculator.summary.text.${comparisonType}`, {
              age,
              ours: formatEuro(net.pf),
              theirs: formatEuro(net[compared]),
            }),
          ),
        ]}
        costsLabel={t('comparison.calculator.summary.costs')}
        costs={[
          costOf(comparedLabel, calculationOutput[`${compared}Summary`]),
          {
            ...costOf(t('comparison.calculator.table.product'), calculationOutput.pfSummary),
            ours: true,
          },
        ]}
        busy={phase === 'calculating'}
      />
      <PresetResults {...{ gains, comparisonType }} chosen={preset} />
      <Text variant="note" tone="subtle">
        {t('comparison.calculator.note', figures)}
      </Text>
    </Column>
  );
});

function costOf(label: string, { value }: { value: number }): Cost {
  return { label, value, text: formatFraction(Math.abs(value)) };
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xl,
  alignContent: 'start',
  minInlineSize: 0,
  [theme.breakpoints.up('md')]: { gridArea: 'results' },
}));

const Part = styled('div')(({ theme }) => ({
  scrollMarginBlockStart: theme.vars.size.header,
}));

const Failure = styled('div')(({ theme }) => ({
  '&:empty': { display: 'none' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.vars.space.m,
  padding: `${theme.vars.space.m} ${theme.vars.space.l}`,
  borderRadius: theme.vars.radius.medium,
  backgroundColor: theme.vars.color.signal.lossSoft,
}));
