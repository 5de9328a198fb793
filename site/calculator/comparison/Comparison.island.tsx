import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Accordion } from '../../../design-system/disclosure/Accordion/Accordion.tsx';
import { toMediaQuery } from '../../../design-system/styles/media-query.ts';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import type { BreakEven, Money } from '../../calculation/index.ts';
import { PANEL_ANCHORS } from '../../config/anchors.ts';
import type { CalculationAnswer } from '../client/client.ts';
import { LazyPart } from '../LazyPart.tsx';
import { CustomAssumptions } from './assumptions/CustomAssumptions.tsx';
import { formatFigures } from './assumptions/format-assumptions.ts';
import { CustomContext } from './details/custom-context.ts';
import { Details } from './details/Details.tsx';
import { MoneyContext } from './details/MoneySwitch.tsx';
import { KeyQuestions } from './inputs/KeyQuestions.tsx';
import { loadOfferCost } from './inputs/load-fields.ts';
import { Preferences } from './inputs/Preferences.tsx';
import { TypeSelector } from './inputs/TypeSelector.tsx';
import { KeptVerdict } from './result/KeptVerdict.tsx';
import { Results } from './result/Results.tsx';
import { Sensitivity, TableOnlyNote } from './result/Sensitivity.tsx';
import { useGap } from './result/useGap.ts';
import { scrollToPart } from './state/address.ts';
import type { Choices } from './state/choices.ts';
import { isComplete } from './state/comparison-state.ts';
import { getCompetitorKind, isAsked } from './state/competitor.ts';
import { ComparisonServices } from './state/services.ts';
import { useComparison } from './state/useComparison.ts';
import { useMatch } from './useMatch.ts';

interface ComparisonCalculatorProps {
  /** The choices that the form opens with. */
  opening: Choices;
  /** The answer to it, made at build: the page is complete before any script runs. */
  answer: CalculationAnswer;
  /** Its break-evens, found at build. */
  breakEvens: readonly BreakEven[];
}

/**
 * The comparison calculator. Its parts stand in the order in which they are read, which is also the
 * order of the keyboard: on a phone the results come before the questions; on a wide screen questions
 * are on the left, the results on the right, and what explains them below both.
 */
export default function ComparisonCalculator({
  opening,
  answer,
  breakEvens,
}: ComparisonCalculatorProps) {
  const intl = useIntl();
  const [state, dispatch, shown] = useComparison(opening, answer);
  const [money, show] = useState<Money>('then');
  const shownMoney = useMemo(() => ({ money, show }), [money]);
  const own = useMemo(() => ({ custom: state.custom, dispatch }), [state.custom, dispatch]);
  const calculator = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const figuresShown = useRef<HTMLDivElement>(null);
  const forms = useRef<HTMLDivElement>(null);
  const { comparisonType, preset, custom, inputs, phase, adjusted, answered } = state;
  const figures = useMemo(() => formatFigures(answered), [answered]);
  const kind = getCompetitorKind(state);
  const { tableOnly } = useContext(ComparisonServices).client;
  const wide = toMediaQuery(useTheme().breakpoints.up('md'));
  const isWide = useMatch(wide);
  const result = {
    comparisonType,
    answer: shown.answer,
    chosen: shown.question.preset,
    custom: shown.question.custom,
  };
  const gap = useGap(shown.question.inputs.age);
  const results = (
    <Results
      key="results"
      {...result}
      {...{ preset, phase, answered, gap, dispatch, figures }}
      isOutdated={!isComplete(state)}
      verdictRef={verdict}
      figuresRef={figuresShown}
    />
  );
  const showResult = useCallback(() => scrollToPart(verdict.current, 'verdict'), []);
  const questions = (
    <Questions key="questions" data-first-from={wide}>
      <TypeSelector
        {...{ comparisonType, adjusted, figures, dispatch }}
        prefilled={state.prefilled ? inputs : undefined}
        busy={phase === 'calculating'}
      >
        {!tableOnly && isAsked('effectiveCost', kind) && (
          <LazyPart
            load={loadOfferCost}
            props={{ value: custom.effectiveCost, figures, dispatch }}
          />
        )}
      </TypeSelector>
      <Preferences
        {...{ state, figures, dispatch }}
        formsRef={forms}
        questions={
          !tableOnly &&
          isAsked('assetFee', kind) && <KeyQuestions {...{ preset, custom, dispatch }} />
        }
      >
        {!tableOnly && <CustomAssumptions {...{ comparisonType, custom, preset, dispatch }} />}
      </Preferences>
    </Questions>
  );
  const heading = intl.formatMessage({ id: 'comparison.calculator.details' });
  const content = (
    <CustomContext value={own}>
      <Details request={answered} />
    </CustomContext>
  );
  return (
    <MoneyContext value={shownMoney}>
      <Layout ref={calculator}>
        {isWide ? [questions, results] : [results, questions]}
        {tableOnly ? (
          <TableOnlyNote figures={figures} />
        ) : (
          <Sensitivity
            {...{ figures, dispatch }}
            question={answered}
            answer={state.answer}
            opening={breakEvens}
            onSwitch={showResult}
          />
        )}
        <Below>
          {tableOnly ? (
            <Details request={answered} shown={EXPLAINED_FOR_A_TABLE} />
          ) : (
            <Accordion size="small" items={[{ id: PANEL_ANCHORS.details, heading, content }]} />
          )}
        </Below>
        <KeptVerdict {...result} {...{ calculator, verdict, forms }} figures={figuresShown} />
      </Layout>
    </MoneyContext>
  );
}

/** What is explained beside the table of a service, whose result nobody here can take apart. */
const EXPLAINED_FOR_A_TABLE = ['assumptions'] as const;

const Layout = styled('div')(({ theme }) => ({
  ...oneColumn,
  rowGap: theme.vars.space.s,
  // The bar along the foot of a phone must not cover what the keyboard reaches.
  '& :where(a, button, input, summary)': { scrollMarginBlockEnd: theme.vars.space.xxxl },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateAreas: '"questions results" "sensitivity sensitivity" "below below"',
    columnGap: theme.vars.space.xl,
    rowGap: 0,
  },
  [theme.breakpoints.up('lg')]: { columnGap: theme.vars.space.xxl },
}));

const Questions = styled('div')(({ theme }) => ({
  ...oneColumn,
  rowGap: theme.vars.space.s,
  alignContent: 'start',
  [theme.breakpoints.up('md')]: { gridArea: 'questions', rowGap: 0 },
}));

const Below = styled('div')(({ theme }) => ({
  minInlineSize: 0,
  [theme.breakpoints.up('md')]: { gridArea: 'below', paddingBlockStart: theme.vars.space.xl },
}));
