import styled from '@emotion/styled';
import { memo, type RefObject, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { comparison } from '../../../../design-system/tables/Table/variants/comparison.ts';
import { Failure } from '../../../islands/Failure.tsx';
import { COMPETITOR } from '../../client/client.ts';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import { namePreset } from '../assumptions/preset-changes.ts';
import type { ComparisonAction, ComparisonState } from '../state/comparison-state.ts';
import { PensionLine } from './PensionLine.tsx';
import { makeComparisonRows, makeRowTexts } from './rows.ts';
import { VerdictCard, type VerdictCardProps } from './VerdictCard.tsx';
import { nameCompetitor } from './verdict-texts.ts';

interface ResultsProps extends Omit<VerdictCardProps, 'loading' | 'ref'> {
  phase: ComparisonState['phase'];
  figures: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
  verdictRef: RefObject<HTMLDivElement | null>;
  tableRef: RefObject<HTMLDivElement | null>;
}

/** The last answer: the verdict, then cause by cause. A slider on the move leaves it alone. */
export const Results = memo(function Results(props: ResultsProps) {
  const intl = useIntl();
  const { answer, comparisonType, chosen, custom, phase, figures, dispatch } = props;
  const texts = useMemo(() => makeRowTexts(intl, figures), [intl, figures]);
  return (
    <Column>
      <Failure
        text={phase === 'failed' && intl.formatMessage({ id: 'comparison.calculator.failed' })}
        onRetry={() => dispatch({ kind: 'retried' })}
      />
      <VerdictCard
        {...{ answer, comparisonType, chosen, custom }}
        loading={phase === 'calculating'}
        ref={props.verdictRef}
      />
      <PensionLine {...{ answer, comparisonType }} />
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
          {
            id: COMPETITOR[comparisonType],
            header: nameCompetitor(props, intl),
          },
          {
            id: 'pf',
            header: intl.formatMessage({ id: 'comparison.calculator.table.product' }),
            highlighted: true,
          },
        ]}
        rows={makeComparisonRows(answer.calculationOutput, comparisonType, texts, intl)}
      />
    </Column>
  );
});

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
