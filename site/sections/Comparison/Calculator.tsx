import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import type { Inputs } from '../../calculation/index.ts';
import { island } from '../../islands/island.tsx';
import type { CalculationAnswer, PresetName } from '../../services/calculation-client.ts';
import type { Flip } from '../../services/flips-client.ts';
import type { AssumptionTexts } from './assumption-values.ts';
import { openingChoices } from './choices.ts';
import { Preferences } from './Preferences.tsx';
import { Results } from './Results.tsx';
import { ScrollShortcut } from './ScrollShortcut.tsx';
import { TypeSelector } from './TypeSelector.tsx';
import { useComparison } from './useComparison.ts';

interface CalculatorProps {
  /** What the form opens with. */
  inputs: Inputs;
  /** The answer to it, made at build: the page is complete before any script runs. */
  answer: CalculationAnswer;
  /** Its flip points, found at build. */
  flips: readonly Flip[];
  /** The assumptions of every preset as texts, for the hints. */
  assumptions: Record<PresetName, AssumptionTexts>;
}

/**
 * The comparison calculator. Its parts stand in the order of a phone's screen, which is also the
 * order of the keyboard; on a wide screen selector and forms go to the left, the results to the right.
 */
export const Calculator = island('comparison', CalculatorView);

function CalculatorView({ inputs, answer, flips, assumptions }: CalculatorProps) {
  const [state, dispatch] = useComparison(openingChoices(inputs), answer);
  const calculator = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const forms = useRef<HTMLDivElement>(null);
  const { comparisonType, preset, phase, adjusted, answered } = state;
  const figures = assumptions[preset];
  return (
    <Layout ref={calculator}>
      <TypeSelector {...{ comparisonType, adjusted, dispatch }} busy={phase === 'calculating'} />
      <Results
        {...{ comparisonType, preset, phase, dispatch, figures, answered }}
        answer={state.answer}
        openingFlips={flips}
        tableRef={table}
      />
      <Preferences {...{ state, dispatch, assumptions }} formsRef={forms} />
      <ScrollShortcut {...{ calculator, table, forms }} />
    </Layout>
  );
}

const Layout = styled('div')(({ theme }) => ({
  ...oneColumn,
  rowGap: theme.vars.space.xl,
  // The floating button must not cover what the keyboard reaches.
  '& :where(button, input)': { scrollMarginBlockEnd: theme.vars.space.xxxl },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"selector results" "forms results"',
    columnGap: theme.vars.space.xl,
    rowGap: 0,
  },
  [theme.breakpoints.up('lg')]: { columnGap: theme.vars.space.xxl },
}));
