import styled from '@emotion/styled';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import type { ComparisonAction, ComparisonState } from '../state/comparison-state.ts';
import { PresetSelector } from './PresetSelector.tsx';
import { SummaryCard } from './SummaryCard/SummaryCard.tsx';
import { type Result, writeByPreset, writeVerdict } from './verdict-texts.ts';

export interface VerdictCardProps extends Result, Pick<ComparisonState, 'preset'> {
  loading: boolean;
  /** It is about earlier choices: with the present ones nothing can be calculated. */
  isOutdated: boolean;
  dispatch: (action: ComparisonAction) => void;
  ref: Ref<HTMLDivElement>;
}

/** The answer: the verdict in euros, what it means in percent, and how firm it is. */
export function VerdictCard(props: VerdictCardProps) {
  const { preset, loading, isOutdated, dispatch, ref, ...result } = props;
  const intl = useIntl();
  const { sentence, byAge, meaning } = writeVerdict(result, intl);
  const byPreset = writeByPreset(result, intl);
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      data-part="verdict"
      title={sentence}
      lines={[
        ...(isOutdated ? [intl.formatMessage({ id: 'comparison.calculator.outdated' })] : []),
        ...byAge,
        meaning,
      ]}
      loading={loading}
    >
      {byPreset && (
        <PresetSelector {...byPreset} {...{ preset, dispatch }} custom={result.custom} />
      )}
    </Card>
  );
}

const Card = styled(SummaryCard)(({ theme }) => ({
  scrollMarginBlockStart: `calc(${theme.vars.size.header} + ${theme.vars.space.m})`,
}));
