import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { Button } from '../../../design-system/Button/Button.tsx';
import { ComparisonTable } from '../../../design-system/ComparisonTable/ComparisonTable.tsx';
import { SummaryCard } from '../../../design-system/SummaryCard/SummaryCard.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { formatEuro, formatPercent } from '../../format.ts';
import { useText } from '../../useText.ts';
import { COMPARED_GROUP, comparisonRows } from './rows.ts';
import { gainOf, verdictOf } from './verdict.ts';
import type { CalculatorView } from './view.ts';

interface ResultsProps extends CalculatorView {
  tableRef: RefObject<HTMLDivElement | null>;
}

/** What the last answer says: cause by cause, then summed up. */
export function Results({ state, dispatch, figures, tableRef }: ResultsProps) {
  const t = useText();
  const { comparisonType, phase } = state;
  const { calculationOutput, netWealth } = state.answer;
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
          emptyText={formatPercent(0, 2)}
          rows={comparisonRows(calculationOutput, comparisonType, t, figures)}
        />
      </Part>
      <SummaryCard
        verdict={verdict}
        title={t(`comparison.calculator.summary.${verdict}.${comparisonType}`)}
        amount={Math.abs(gain.value) * 100}
        formatAmount={formatPercent}
        unit={t('comparison.calculator.summary.unit')}
        text={t(`comparison.calculator.summary.text.${comparisonType}`, {
          ours: formatEuro(netWealth.pf),
          theirs: formatEuro(netWealth[compared]),
        })}
        costsLabel={t('comparison.calculator.summary.costs')}
        costs={[
          { label: comparedLabel, ...calculationOutput[`${compared}Summary`] },
          {
            label: t('comparison.calculator.table.product'),
            ...calculationOutput.pfSummary,
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
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'start',
  minInlineSize: 0,
  [theme.breakpoints.up('md')]: { gridArea: 'results' },
}));

const Part = styled('div')({ '&:focus': { outline: 'none' } });

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
