import styled from '@emotion/styled';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import type { BreakEven } from '../../../calculation/index.ts';
import { type CalculationAnswer, getGain } from '../../client/client.ts';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import { ExportButtons } from '../export/ExportButtons.tsx';
import type { ComparisonAction, Question } from '../state/comparison-state.ts';
import { BreakEvens } from './BreakEvens.tsx';

interface SensitivityProps {
  answer: CalculationAnswer;
  /** The question that it answers. */
  answered: Question;
  /** The break-evens of the comparison that the page opens with. */
  openingBreakEvens: readonly BreakEven[];
  figures: AssumptionTexts;
  dispatch: (action: ComparisonAction) => void;
  /** Called when the visitor lets a break-even happen. */
  onSwitch: () => void;
}

/** How far the last answer can be trusted: where the better way changes. */
export const Sensitivity = memo(function Sensitivity(props: SensitivityProps) {
  const { answered, openingBreakEvens, figures, dispatch, onSwitch } = props;
  const { calculationOutput } = props.answer;
  return (
    <Columns>
      <ExportButtons question={answered} />
      <ModelNote figures={figures} />
      <BreakEvens
        question={answered}
        {...{ dispatch, onSwitch }}
        gain={getGain(calculationOutput, answered.comparisonType)}
        opening={openingBreakEvens}
      />
    </Columns>
  );
});

/** In the place of `Sensitivity` where nothing but the table is calculated. */
export function TableOnlyNote({ figures }: Pick<SensitivityProps, 'figures'>) {
  const intl = useIntl();
  return (
    <Columns>
      <Text variant="note">{intl.formatMessage({ id: 'comparison.calculator.tableOnly' })}</Text>
      <ModelNote figures={figures} />
    </Columns>
  );
}

function ModelNote({ figures }: Pick<SensitivityProps, 'figures'>) {
  const intl = useIntl();
  return (
    <Text variant="note" tone="subtle">
      {intl.formatMessage({ id: 'comparison.calculator.note' }, figures)}
    </Text>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  alignItems: 'start',
  minInlineSize: 0,
  [theme.breakpoints.up('md')]: { gridArea: 'sensitivity', paddingBlockStart: theme.vars.space.xl },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.vars.space.xxl,
    rowGap: theme.vars.space.s,
    '& > [data-part="break-evens"]': { gridColumn: '1 / -1' },
  },
}));
