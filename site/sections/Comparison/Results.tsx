import { styled } from '@mui/material/styles';
import { memo, type RefObject } from 'react';
import { Button } from '../../../design-system/Button/Button.tsx';
import { ComparisonTable } from '../../../design-system/ComparisonTable/ComparisonTable.tsx';
import { type Cost, SummaryCard } from '../../../design-system/SummaryCard/SummaryCard.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { formatEuro, formatFraction, formatPercent } from '../../format.ts';
import type { CalculationAnswer, ComparisonType } from '../../services/calculation-client.ts';
import { useText } from '../../useText.ts';
import type { AssumptionTexts } from './assumption-values.ts';
import type { ComparisonAction, ComparisonState } from './comparison-state.ts';
import { COMPARED_GROUP, comparisonRows } from './rows.ts';
import { gainOf, verdictOf } from './verdict.ts';

interface ResultsProps {
  answer: CalculationAnswer;
  comparisonType: ComparisonType;
  phase: ComparisonState['phase'];
  figures: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
  tableRef: RefObject<HTMLDivElement | null>;
}

/** What the last answer says: cause by cause, then summed up. A slider on the move leaves it alone. */
export const Results = memo(function Results(props: ResultsProps) {
  const t = useText();
  const { comparisonType, phase, figures, dispatch, tableRef } = props;
  const { calculationOutput, netWealth } = props.answer;
  const compared = COMPARED_GROUP[comparisonType];
  const comparedLabel = t(`comparison.calculator.type.${comparisonType}.label`);
  const gain = gainOf(calculationOutput, comparisonType);
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
        formatAmount={formatFraction}
        unit={t('comparison.calculator.summary.unit')}
        text={t(`comparison.calculator.summary.text.${comparisonType}`, {
          ours: formatEuro(netWealth.pf),
          theirs: formatEuro(netWealth[compared]),
        })}
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
  gap: theme.spacing(4),
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
  gap: theme.spacing(2),
  padding: theme.spacing(2, 3),
  borderRadius: theme.vars.radius.medium,
  backgroundColor: theme.vars.color.signal.lossSoft,
}));
