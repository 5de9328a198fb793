import styled from '@emotion/styled';
import { memo, type RefObject, useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  type Cost,
  SummaryCard,
} from '../../../../design-system/cards/SummaryCard/SummaryCard.tsx';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { comparison } from '../../../../design-system/tables/Table/variants/comparison.ts';
import { formatEuro, formatPercent, formatPoints, getTrend } from '../../../i18n/format.ts';
import { Failure } from '../../../islands/Failure.tsx';
import { COMPETITOR, getGain } from '../../client/client.ts';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import { namePreset } from '../assumptions/preset-changes.ts';
import type { ComparisonAction, ComparisonState } from '../state/comparison-state.ts';
import { Glance, type GlanceProps } from './Glance.tsx';
import { makeComparisonRows, makeRowTexts } from './rows.ts';
import { getVerdict, roundGain } from './verdict.ts';

interface ResultsProps extends Omit<GlanceProps, 'ref'> {
  phase: ComparisonState['phase'];
  figures: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
  verdictRef: RefObject<HTMLDivElement | null>;
  tableRef: RefObject<HTMLDivElement | null>;
}

/** The last answer: cause by cause, then summed up. A slider on the move leaves it alone. */
export const Results = memo(function Results(props: ResultsProps) {
  const intl = useIntl();
  const { answer, comparisonType, chosen, custom, phase, figures, dispatch } = props;
  const { calculationOutput, payouts, gains } = answer;
  const compared = COMPETITOR[comparisonType];
  const comparedLabel = intl.formatMessage({
    id: `comparison.calculator.type.${comparisonType}.label`,
  });
  const texts = useMemo(() => makeRowTexts(intl, figures), [intl, figures]);
  const gain = getGain(calculationOutput, comparisonType);
  const { isLess, size } = roundGain(gain);
  const verdict = getVerdict(gains, chosen, comparisonType);
  return (
    <Column>
      <Failure
        text={phase === 'failed' && intl.formatMessage({ id: 'comparison.calculator.failed' })}
        onRetry={() => dispatch({ kind: 'retried' })}
      />
      <Glance {...{ answer, comparisonType, chosen, custom }} ref={props.verdictRef} />
      <Table
        ref={props.tableRef}
        variant={comparison}
        caption={intl.formatMessage(
          { id: 'comparison.calculator.table.caption' },
          { assumptions: namePreset(chosen, custom, intl) },
        )}
        columns={[
          {
            id: 'causes',
            header: intl.formatMessage({ id: 'comparison.calculator.table.rows' }),
            hidden: true,
          },
          { id: compared, header: comparedLabel },
          {
            id: 'pf',
            header: intl.formatMessage({ id: 'comparison.calculator.table.product' }),
            highlighted: true,
          },
        ]}
        rows={makeComparisonRows(calculationOutput, comparisonType, texts, intl)}
      />
      <SummaryCard
        verdict={verdict}
        title={intl.formatMessage({
          id: `comparison.calculator.summary.${verdict}.${comparisonType}`,
        })}
        about={intl.formatMessage({ id: 'comparison.calculator.summary.about' }, { isLess })}
        amount={size}
        formatAmount={formatPoints}
        unit={intl.formatMessage({ id: 'comparison.calculator.summary.unit' })}
        lines={[
          ...(verdict === 'depends'
            ? [
                intl.formatMessage(
                  { id: 'comparison.calculator.summary.direction' },
                  { trend: getTrend(gain) },
                ),
              ]
            : []),
          ...payouts.map(({ age, year, net, realFactor }) =>
            intl.formatMessage(
              { id: `comparison.calculator.summary.text.${comparisonType}` },
              {
                age,
                year,
                ours: formatEuro(net.pf),
                theirs: formatEuro(net[compared]),
                oursToday: formatEuro(net.pf * realFactor),
                theirsToday: formatEuro(net[compared] * realFactor),
              },
            ),
          ),
        ]}
        costsLabel={intl.formatMessage({ id: 'comparison.calculator.summary.costs' })}
        costs={[
          costOf(comparedLabel, calculationOutput[`${compared}Summary`]),
          {
            ...costOf(
              intl.formatMessage({ id: 'comparison.calculator.table.product' }),
              calculationOutput.pfSummary,
            ),
            highlighted: true,
          },
        ]}
        loading={phase === 'calculating'}
      />
    </Column>
  );
});

function costOf(label: string, { value }: { value: number }): Cost {
  return { label, value, text: formatPercent(Math.abs(value)) };
}

/** On a phone its parts are rows of the calculator, so that the verdict can stand before the selector. */
const Column = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: {
    gridArea: 'results',
    display: 'flex',
    flexDirection: 'column',
    gap: theme.vars.space.l,
    minInlineSize: 0,
    // What the keyboard reaches must not stop below the verdict, which stays in view.
    '& :where(a, button)': {
      scrollMarginBlockStart: `calc(${theme.vars.size.header} + ${ems(10)})`,
    },
  },
}));
