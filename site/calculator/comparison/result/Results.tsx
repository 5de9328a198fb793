import styled from '@emotion/styled';
import { memo, type RefObject, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Disclosure } from '../../../../design-system/disclosure/Disclosure/Disclosure.tsx';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { oneColumn } from '../../../../design-system/styles/one-column.ts';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { comparison } from '../../../../design-system/tables/Table/variants/comparison.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { formatPercent } from '../../../i18n/format.ts';
import { Failure } from '../../../islands/Failure.tsx';
import { COMPETITOR } from '../../client/client.ts';
import type { SharedGap } from '../../pension-gap/person-address.ts';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import { namePreset } from '../assumptions/preset-changes.ts';
import type { ComparisonState, Question } from '../state/comparison-state.ts';
import { getCompetitorKind } from '../state/competitor.ts';
import { Growth } from './Growth.tsx';
import { PensionLine } from './PensionLine.tsx';
import { writeNeed } from './pension-texts.ts';
import { getRowValue, makeComparisonRows, makeRowTexts } from './rows.ts';
import { VerdictCard, type VerdictCardProps } from './VerdictCard.tsx';
import { nameCompetitor } from './verdict-texts.ts';

interface ResultsProps extends Omit<VerdictCardProps, 'loading' | 'ref'> {
  phase: ComparisonState['phase'];
  /** The question that has its answer. */
  answered: Question;
  /** Of who saves, where it is known. */
  gap: SharedGap | undefined;
  figures: AssumptionTexts;
  verdictRef: RefObject<HTMLDivElement | null>;
  figuresRef: RefObject<HTMLDivElement | null>;
}

/** The last answer: the verdict, its picture, then cause by cause. A slider on the move leaves it alone. */
export const Results = memo(function Results(props: ResultsProps) {
  const intl = useIntl();
  const { phase, answered, gap, figures, verdictRef, figuresRef, ...verdict } = props;
  const { answer, comparisonType, chosen, custom, dispatch } = verdict;
  const need = writeNeed(verdict, gap, intl);
  const texts = useMemo(() => makeRowTexts(intl, figures), [intl, figures]);
  const sumOf = (provider: 'pf' | (typeof COMPETITOR)[typeof comparisonType]) =>
    formatPercent(getRowValue(answer.calculationOutput, 'Summary', provider), { signed: true });
  return (
    <Column>
      <Failure
        message={phase === 'failed' && 'comparison.calculator.failed'}
        onRetry={() => dispatch({ kind: 'retried' })}
      />
      <VerdictCard {...verdict} loading={phase === 'calculating'} ref={verdictRef} />
      <Figures ref={figuresRef}>
        {need.length > 0 && <Text data-part="need">{need.join(' ')}</Text>}
        {answer.growth && <Growth {...{ answer, comparisonType, chosen, custom, answered }} />}
        <PensionLine {...{ answer, comparisonType, custom, gap }} />
        <Causes
          variant="row"
          // What nothing else is shown of.
          defaultExpanded={!answer.growth}
          summary={intl.formatMessage(
            { id: 'comparison.calculator.table.sums' },
            {
              competitor: getCompetitorKind(verdict),
              ours: sumOf('pf'),
              theirs: sumOf(COMPETITOR[comparisonType]),
            },
          )}
        >
          <Table
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
                header: nameCompetitor(verdict, intl),
              },
              {
                id: 'pf',
                header: intl.formatMessage({ id: 'comparison.calculator.table.product' }),
                highlighted: true,
              },
            ]}
            rows={makeComparisonRows(answer.calculationOutput, comparisonType, texts, intl)}
          />
        </Causes>
      </Figures>
    </Column>
  );
});

const Column = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.s,
  alignContent: 'start',
  [theme.breakpoints.up('md')]: {
    gridArea: 'results',
    gap: theme.vars.space.l,
    // What the keyboard reaches must not stop below the verdict, which stays in view.
    '& :where(a, button, input, summary)': {
      scrollMarginBlockStart: `calc(${theme.vars.size.header} + ${ems(10)})`,
    },
  },
}));

/** Two lines of words need a distance from the rule above. */
const Causes = styled(Disclosure)(({ theme }) => ({
  '& > summary': { paddingBlock: theme.vars.space.s, textWrap: 'balance' },
}));

const Figures = styled('div')(({ theme }) => ({ ...oneColumn, gap: theme.vars.space.s }));
